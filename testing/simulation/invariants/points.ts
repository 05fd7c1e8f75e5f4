import type { Invariant } from './invariant.ts'

/** The book of points, and what is made from it. */
export const POINTS: Invariant[] = [
  {
    sentence: 'The points of a community sum to zero.',
    broken: `select t.issuer_id, sum(case when a.id = t.credit_id then t.amount else -t.amount end) from point_transfers t
      left join point_accounts a on a.id in (t.credit_id, t.debit_id)
      group by 1 having sum(case when a.id = t.credit_id then t.amount else -t.amount end) <> 0`,
  },
  {
    sentence: 'A cause has at most one transfer that counts.',
    broken: `select issuer_id, cause, count(*) from point_transfers t where reverses is null
      and not exists (select from point_transfers back where back.reverses = t.id) group by 1, 2 having count(*) > 1`,
  },
  {
    sentence: 'A badge has its points in the book while it counts, and none once it was revoked or suspended.',
    broken: `select b.id, b.holder_id, h.merged_into, b.revoked_at, b.suspended_at, due.points, coalesce(booked.points, 0) as booked
      from badges b join templates t on t.id = b.template_id
      join template_versions v on v.template_id = b.template_id and v.version = b.template_version
      join holders h on h.id = b.holder_id
      cross join lateral (select case when b.revoked_at is null and b.suspended_at is null and h.merged_into is null
        then (v.fields ->> 'points')::bigint else 0 end as points) due
      left join lateral (select sum(case when p.id = t.credit_id then t.amount else -t.amount end) as points
        from point_transfers t join point_accounts p on p.id in (t.credit_id, t.debit_id) and p.source = ''
        where t.issuer_id = b.issuer_id and t.cause = 'badge:' || b.id) booked on true
      where due.points <> coalesce(booked.points, 0)`,
  },
  {
    sentence: 'A passed challenge has its reward in the book, and one that is not passed has none.',
    broken: `select p.challenge_id, p.holder_id, p.state, c.reward, coalesce(booked.points, 0) as booked
      from challenge_passes p join challenges c on c.id = p.challenge_id
      left join lateral (select sum(case when a.id = t.credit_id then t.amount else -t.amount end) as points
        from point_transfers t join point_accounts a on a.id in (t.credit_id, t.debit_id) and a.source = ''
        where t.issuer_id = p.issuer_id and t.cause = p.cause and p.cause <> '') booked on true
      where case when p.state = 'passed' and not p.is_held then c.reward else 0 end <> coalesce(booked.points, 0)
        and p.holder_id in (select id from holders)`,
  },
  {
    sentence: 'A finished quest has its reward in the book, and no other has.',
    broken: `select e.quest_id, e.holder_id, e.done_at, e.booked_as, coalesce(booked.points, 0) as booked from quest_entries e
      join quests q on q.id = e.quest_id
      left join lateral (select sum(case when a.id = t.credit_id then t.amount else -t.amount end) as points
        from point_transfers t join point_accounts a on a.id in (t.credit_id, t.debit_id) and a.source = ''
        where t.issuer_id = e.issuer_id and e.booked_as <> '' and t.cause = 'quest:' || e.quest_id || ':' || e.booked_as
      ) booked on true
      where case when e.done_at is null then 0 else q.reward_points end <> coalesce(booked.points, 0)
        and e.holder_id in (select id from holders)`,
  },
  {
    sentence: 'Nothing in the book counts for a badge, pass or finished quest that is not there.',
    broken: `select t.id, t.cause, t.amount from point_transfers t
      join point_accounts a on a.id in (t.credit_id, t.debit_id) and a.holder_id is not null where t.reverses is null
      and not exists (select from point_transfers back where back.reverses = t.id)
      and not (t.cause like 'badge:%' and exists (select from badges b where 'badge:' || b.id = t.cause)
        or t.cause like 'challenge:%' and exists (select from challenge_passes p where p.cause = t.cause and p.state = 'passed')
        or t.cause like 'quest:%' and exists (select from quest_entries e
          where 'quest:' || e.quest_id || ':' || e.booked_as = t.cause and e.done_at is not null)
        or t.cause like 'adjustment:%')`,
  },
  {
    sentence: 'The standings of all time and of seasons equal the book.',
    broken: `with sides as (
        select t.issuer_id, a.holder_id, t.counts_at, case when a.id = t.credit_id then t.amount else -t.amount end as points
        from point_transfers t join point_accounts a on a.id in (t.credit_id, t.debit_id) and a.source = ''
        where a.holder_id is not null),
      book as (
        select issuer_id, 'all' as period, holder_id, sum(points) as points from sides group by 1, 2, 3
        union all
        select s.issuer_id, to_char(s.counts_at at time zone i.time_zone, 'YYYY"Q"Q'), s.holder_id, sum(s.points)
        from sides s join issuers i on i.id = s.issuer_id group by 1, 2, 3)
      select * from (select * from book where points <> 0) b
      full join (select issuer_id, period, holder_id, points from standings where period not like 'quest:%') s
        using (issuer_id, period, holder_id)
      where b.points is distinct from s.points`,
  },
  {
    sentence: 'A standing knows whether its person is a member.',
    broken: `select s.issuer_id, s.period, s.holder_id, s.is_member from standings s
      where s.is_member <> exists (select from members m
        where m.issuer_id = s.issuer_id and m.holder_id = s.holder_id and m.ended_at is null)`,
  },
  {
    sentence: 'The row of a member has the points of their standing.',
    broken: `select m.issuer_id, m.holder_id, m.points, s.points as standing from members m
      left join standings s on s.issuer_id = m.issuer_id and s.holder_id = m.holder_id and s.period = 'all'
      where m.points <> coalesce(s.points, 0)`,
  },
]
