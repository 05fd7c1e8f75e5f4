/** What a table's rows follow: a badge, a claim …; `setting` rows are as many as communities, templates or teams have. */
export type Growth = {
  per: 'badge' | 'claim' | 'e-mail' | 'member' | 'act' | 'visit' | 'check-in' | 'post' | 'message' | 'setting'
  /** How long a row is kept. */
  kept: string
}

const FOREVER = 'permanently'
const COMMUNITY = 'until the community is deleted'
const HOLDER = 'until the holder is erased'

const grows = (per: Growth['per'], ...names: string[]) => ({
  kept: (kept: string) => Object.fromEntries(names.map((name): [string, Growth] => [name, { per, kept }])),
})

/** Every table of the product, by what makes it grow and how long its rows are kept. A new table is added here. */
export const GROWTH: Record<string, Growth> = {
  ...grows('badge', 'badges', 'wallet_reports', 'shares', 'status_lists').kept(FOREVER),
  ...grows('badge', 'ledger_entries', 'ledger_leaves', 'ledger_nodes', 'ledger_checkpoints').kept(FOREVER),
  ...grows('badge', 'ticket_devices').kept('until the person is erased'),
  ...grows('claim', 'claims').kept('permanently; its address 90 days after an unused offer ended'),
  ...grows('claim', 'import_rows').kept('permanently; the address 90 days'),
  ...grows('claim', 'claim_changes').kept(FOREVER),
  ...grows('claim', 'gifts').kept('permanently; what it says 90 days after an unused gift ended'),
  ...grows('e-mail', 'claim_news', 'digest_mails').kept('until it is sent, or a week'),
  ...grows('claim', 'claim_openings').kept('until the badge is collected'),
  ...grows('claim', 'insight_changes').kept('a minute'),
  ...grows('setting', 'insight_days', 'insight_waits').kept('400 days; waits of months as those'),
  ...grows('setting', 'insight_months', 'insight_sends', 'insight_states').kept(COMMUNITY),
  ...grows('setting', 'insight_mails').kept('until it is turned off, or the admin is removed'),
  ...grows('setting', 'insight_start').kept(FOREVER),
  ...grows('e-mail', 'suppressions').kept('permanently: that is its purpose'),
  ...grows('member', 'holders', 'holder_addresses', 'badge_keys', 'sealed_keys', 'digest_settings').kept(HOLDER),
  ...grows(
    'member',
    'members',
    'member_names',
    'community_names',
    'member_ranges',
    'same_people',
    'push_subscriptions',
  ).kept(HOLDER),
  ...grows('badge', 'kept_badges').kept('until the holder removes it or is erased'),
  ...grows('visit', 'kept_shares').kept('emptied when it ended; until the holder is erased'),
  ...grows('member', 'standings', 'standing_marks', 'standing_ranges', 'ranking_names').kept(HOLDER),
  ...grows('member', 'giving_codes', 'giving_blocks', 'shown_members', 'channel_readers').kept(HOLDER),
  ...grows('member', 'outside_accounts').kept('12 months after the holder is erased'),
  ...grows('act', 'audit').kept(FOREVER),
  ...grows('act', 'events').kept('7 days'),
  ...grows('act', 'point_accounts', 'point_transfers', 'point_reasons').kept(COMMUNITY),
  ...grows('act', 'challenge_passes', 'quest_entries', 'single_codes', 'quiz_attempts').kept(COMMUNITY),
  ...grows('act', 'reviews').kept('90 days after the decision'),
  ...grows('act', 'webhook_messages', 'webhook_tries').kept('30 days; the body 14 days'),
  ...grows('act', 'operations', 'confirmations', 'push_messages').kept('permanently, emptied when it ended'),
  ...grows('act', 'idempotency_keys', 'challenge_checks', 'account_notices').kept('a day'),
  ...grows('act', 'database_notices').kept('a minute or two'),
  ...grows('visit', 'claim_entries', 'network_places').kept("90 days after the link's end; unused visits a day"),
  ...grows('visit', 'sessions').kept('a day after its end, at most 61 days'),
  ...grows('visit', 'known_browsers').kept('180 days after the last sign-in'),
  ...grows('visit', 'magic_links', 'email_codes', 'sign_in_challenges').kept('a day after its end'),
  ...grows('visit', 'rate_windows', 'outside_flows', 'outside_tokens').kept('a day after its last use'),
  ...grows('visit', 'wallet_nonces', 'spent_captchas', 'code_exchanges').kept('minutes'),
  ...grows('visit', 'presentations', 'mail_drafts').kept('an hour, or a day'),
  ...grows('visit', 'wallet_presence').kept('one for each wallet with a key of its own'),
  ...grows('visit', 'presentation_counts').kept('one for each template, day and verdict'),
  ...grows('check-in', 'check_ins').kept("permanently, as the event's count"),
  ...grows('post', 'posts', 'post_reactions', 'post_reports').kept('until the post or the community is deleted'),
  ...grows('message', 'conversations', 'messages').kept('90 days after the member left'),
  ...grows('setting', 'claim_counts', 'send_counts', 'door_counts', 'member_counts').kept('compacted into one'),
  ...grows('setting', 'post_counts', 'reaction_counts', 'seen_counts', 'standing_range_counts').kept(
    'compacted into one',
  ),
  ...grows('setting', 'issuers', 'issuer_admins', 'issuer_changes', 'issuer_verifications', 'consents').kept(COMMUNITY),
  ...grows('setting', 'templates', 'template_versions', 'template_places', 'delegations', 'card_pictures').kept(
    FOREVER,
  ),
  ...grows('setting', 'sends', 'imports', 'send_settings', 'mail_settings', 'reminder_settings').kept(COMMUNITY),
  ...grows('setting', 'folders', 'folder_people', 'folder_templates', 'folder_mails', 'team_people').kept(COMMUNITY),
  ...grows('setting', 'invitations', 'address_changes', 'main_admin_replacements', 'nameless_authors').kept(COMMUNITY),
  ...grows('setting', 'api_keys', 'scoped_keys', 'own_key_uses', 'webhook_endpoints', 'promote_requests').kept(
    COMMUNITY,
  ),
  ...grows('setting', 'bell_marks', 'recipient_lists', 'reply_addresses', 'stewards', 'verifiers').kept(COMMUNITY),
  ...grows('setting', 'door_settings', 'giving_settings', 'ranking_settings', 'challenge_settings').kept(COMMUNITY),
  ...grows('setting', 'challenges', 'quests', 'quest_challenges', 'quest_places').kept(COMMUNITY),
  ...grows('setting', 'standing_weeks', 'point_backfills').kept(COMMUNITY),
}
