import type { Invariant } from './invariant.ts'

/** Members, conversations, gifts and the badges of people. */
export const PEOPLE: Invariant[] = [
  {
    sentence: 'The row of a member has the number of their badges that count.',
    broken: `select m.issuer_id, m.holder_id, m.badge_count, count(b.id) as badges from members m
      left join badges b on b.issuer_id = m.issuer_id and b.holder_id = m.holder_id
        and b.revoked_at is null and b.suspended_at is null
      group by 1, 2 having m.badge_count <> count(b.id)`,
  },
  {
    sentence: 'A member has a Membership badge that was not revoked.',
    broken: `select m.issuer_id, m.holder_id, m.since from members m where m.ended_at is null and not exists (
      select from badges b join templates t on t.id = b.template_id and t.category = 'membership'
      where b.issuer_id = m.issuer_id and b.holder_id = m.holder_id and b.revoked_at is null)`,
  },
  {
    sentence: 'The counts of members by status equal the rows.',
    broken: `select issuer_id, status, sum(n) from (
        select issuer_id, status, -delta as n from member_counts
        union all select issuer_id, member_status(ended_at, suspended_at), 1 from members
          where member_status(ended_at, suspended_at) in (select status from member_counts)
      ) counted group by 1, 2 having sum(n) <> 0`,
  },
  {
    sentence: 'A conversation has counted its unread messages.',
    broken: `select c.id, c.unread_by_community, c.unread_by_member, u.community, u.member from conversations c
      cross join lateral (select
        count(*) filter (where "from" = 'member') as community, count(*) filter (where "from" = 'community') as member
        from messages m where m.conversation_id = c.id and m.read_at is null) u
      where (c.unread_by_community, c.unread_by_member) is distinct from (u.community::int, u.member::int)`,
  },
  {
    sentence: 'A conversation is closed while its person is no member, and at no other time.',
    broken: `select c.id, c.issuer_id, c.holder_id, c.closed_at, m.ended_at from conversations c
      left join members m on m.issuer_id = c.issuer_id and m.holder_id = c.holder_id
      where (c.closed_at is null) <> (m.holder_id is not null and m.ended_at is null)`,
  },
  {
    sentence: 'The bits of a status list say which of its badges are revoked and suspended.',
    broken: `select b.id, b.status_index, b.revoked_at, b.suspended_at from badges b join status_lists l on l.id = b.status_list_id
      cross join lateral (select b.status_index / 8 as byte, 7 - b.status_index % 8 as bit) at
      where (get_byte(l.bits, at.byte) >> at.bit & 1 = 1) <> (b.revoked_at is not null)
        or b.revoked_at is null and
          coalesce(get_byte(l.suspended_bits, at.byte) >> at.bit & 1 = 1, false) <> (b.suspended_at is not null)`,
  },
  {
    sentence: 'A gift that was claimed has its badge, and one that ended without has none.',
    broken: `select g.id, g.state, g.badge_id, c.taken, c.revoked_at from gifts g left join claims c on c.id = g.claim_id
      where (g.state = 'claimed') <> (g.badge_id <> '')
        or g.state in ('withdrawn', 'declined', 'refused') and c.taken > 0
        or g.state in ('withdrawn', 'declined', 'refused') and c.id is not null and c.revoked_at is null
        or g.state = 'given' and (c.id is null or c.taken > 0)`,
  },
  {
    sentence: 'A press gives one gift.',
    broken: `select press, count(*) from gifts group by 1 having count(*) > 1`,
  },
  {
    sentence: 'A merged wallet has no addresses and no open session.',
    broken: `select h.id, a.email, s.id as session from holders h left join holder_addresses a on a.holder_id = h.id
      left join sessions s on s.holder_id = h.id and s.ended_at is null
      where h.merged_into is not null and (a.id is not null or s.id is not null)`,
  },
  {
    sentence: 'A wallet is merged into one that exists and was not merged itself.',
    broken: `select h.id, h.merged_into from holders h left join holders i on i.id = h.merged_into
      where h.merged_into is not null and (i.id is null or i.merged_into is not null)`,
  },
]
