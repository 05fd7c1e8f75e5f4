import type { Invariant } from './invariant.ts'

/** No place is sold twice, and counts equal rows. */
export const PLACES: Invariant[] = [
  {
    sentence: 'A link gives no more badges than it has places.',
    broken: `select id, did_limit, taken, reserved from claims where did_limit >= 0 and taken + reserved > did_limit`,
  },
  {
    sentence: 'A claim has counted each badge that was collected with it.',
    broken: `select c.id, c.taken, count(b.id) as badges from claims c left join badges b on b.claim_id = c.id
      group by c.id having c.taken <> count(b.id)`,
  },
  {
    sentence: 'A template gives no more badges than its quantity.',
    broken: `select t.id, t."limit", count(b.id) as badges from templates t
      join badges b on b.template_id = t.id and b.superseded_by = ''
      where t."limit" >= 0 group by t.id having count(b.id) > t."limit"`,
  },
  {
    sentence: 'The places of a template are its badges and the personal claims that may still become one.',
    broken: `select t.id, p.reserved, counted.places from templates t join template_places p on p.template_id = t.id
      cross join lateral (select
        (select count(*) from badges b where b.template_id = t.id and not exists (
          select from claims c where c.id = b.claim_id and c.did_limit = 1))
        + (select count(*) from claims c where c.template_id = t.id and c.did_limit = 1
          and c.superseded_by = ''
          and (c.taken > 0 or c.revoked_at is null)) as places) counted
      where p.reserved <> counted.places`,
  },
  {
    sentence: 'A holder has one badge of a claim.',
    broken: `select claim_id, holder_id, count(*) from badges group by 1, 2 having count(*) > 1`,
  },
  {
    sentence: 'A claim that was revoked has no badge that counts.',
    broken: `select c.id, c.revoked_at, b.id as badge, b.issued_at from claims c join badges b on b.claim_id = c.id
      where c.revoked_at is not null and b.revoked_at is null`,
  },
  {
    sentence: 'The counts of claims by state equal the rows.',
    broken: `select template_id, state, is_bounced, end_date, sum(n) from (
        select template_id, state, is_bounced, case when state in ('open', 'link') then coalesce(end_date, '1970-01-01') end as end_date,
          -delta as n from claim_counts where state not in ('open', 'link')
        union all select template_id, claim_state(revoked_at, suspended_at, did_limit, taken), false, null, 1 from claims
          where claim_state(revoked_at, suspended_at, did_limit, taken) not in ('open', 'link')
      ) counted group by 1, 2, 3, 4 having sum(n) <> 0`,
  },
  {
    sentence: 'The counts of open claims equal the rows.',
    broken: `select template_id, state, sum(n) from (
        select template_id, state, -delta as n from claim_counts
        union all select template_id, claim_state(revoked_at, suspended_at, did_limit, taken), 1 from claims
      ) counted group by 1, 2 having sum(n) <> 0`,
  },
  {
    sentence: 'The counts of a send equal its rows.',
    broken: `select send_id, delivery, sum(n) from (
        select send_id, delivery, -delta as n from send_counts
        union all select send_id, counted_delivery(delivery), 1 from claims
          where counted_delivery(delivery) in (select delivery from send_counts)
      ) counted where send_id in (select id from sends) group by 1, 2 having sum(n) <> 0`,
  },
  {
    sentence: 'A quest gives no more places than it has, and has counted those that it gave.',
    broken: `select p.quest_id, p.places, p.taken, p.started, count(e.*) as entries, count(e.done_at) as done
      from quest_places p left join quest_entries e on e.quest_id = p.quest_id group by p.quest_id
      having p.taken > p.places or p.taken <> count(e.done_at) or p.started <> count(e.*)`,
  },
  {
    sentence: 'A quest owes nobody a badge that it has given.',
    broken: `select quest_id, holder_id, badge_id, done_at from quest_entries where badge_due and badge_id <> ''`,
  },
  {
    sentence: 'A delegation has counted no fewer badges than were made with it.',
    broken: `select d.issuer_id, d.n, d.used, d.max_count, count(b.id) from delegations d
      join badges b on b.issuer_id = d.issuer_id and b.delegation_n = d.n
      group by 1, 2 having d.used < count(b.id) or d.used > d.max_count`,
  },
  {
    sentence: 'A slot of a status list belongs to one badge.',
    broken: `select status_list_id, status_index, count(*) from badges group by 1, 2 having count(*) > 1`,
  },
]
