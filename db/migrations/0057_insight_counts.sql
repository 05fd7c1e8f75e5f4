-- Figures of insights (features/insights/server). `insight_facts` says what one claim counts as; the triggers write the difference
-- that a statement makes, in its transaction, and nothing where it makes none, nor of a deleted community.
-- The bounds are `WAIT_BOUNDS` of features/insights/rules.ts, which a test compares.
CREATE FUNCTION insight_bounds() RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array[
    60, 120, 300, 600, 900, 1200, 1800, 2700,
    3600, 5400, 7200, 10800, 14400, 21600, 28800, 43200, 64800,
    86400, 129600, 172800, 259200, 345600, 432000, 604800, 864000, 1209600, 1814400, 2592000, 3888000, 5184000, 7776000
  ]::bigint[]
$$;--> statement-breakpoint
-- One expression, so that it becomes a part of the statement that calls it instead of being planned by each.
CREATE FUNCTION insight_bound(seconds bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce((insight_bounds())[width_bucket(seconds - 1, insight_bounds()) + 1]::integer, -1)
$$;--> statement-breakpoint
-- What one badge of a claim counts as: of a claim to one person by the day on which that was sent, and once by the day of its issue.
CREATE FUNCTION insight_badge_facts(did_limit bigint, sent_at timestamptz, start_date timestamptz, issued_at timestamptz, is_shared boolean, zone text)
  RETURNS TABLE (way text, day date, bound integer, collected integer, shared integer, issued integer) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select 'person', ($2 at time zone $6)::date, insight_bound(ceil(extract(epoch from $4 - greatest($2, $3)))::bigint), 1, $5::int, 0
    where $1 = 1 and $2 is not null
  union all
  select 'person', ($4 at time zone $6)::date, null::integer, 0, 0, 1
    where $1 = 1 and $2 is not null
  union all
  select 'link', ($4 at time zone $6)::date, null::integer, 1, $5::int, 1
    where $1 <> 1
$$;--> statement-breakpoint
-- What a claim counts as by its rows: nothing before it is sent, nor as the claim of a reissued badge, which has no `sent_at`.
CREATE FUNCTION insight_facts(claim_id text, did_limit bigint, sent_at timestamptz, start_date timestamptz, delivery text, zone text)
  RETURNS TABLE (way text, day date, bound integer, sent integer, came_back integer, opened integer, collected integer, shared integer, issued integer)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select 'person', ($3 at time zone $6)::date, null::integer, 1,
      (s.is_open and not s.is_opened and $5 = 'bounced')::int, (s.is_open and s.is_opened)::int, 0, 0, 0
    from (select not exists (select from badges b where b.claim_id = $1) as is_open,
      exists (select from claim_openings o where o.claim_id = $1) as is_opened) as s
    where $2 = 1 and $3 is not null
  union all
  select f.way, f.day, f.bound, 0, 0, 0, f.collected, f.shared, f.issued
    from badges b cross join lateral insight_badge_facts($2, $3, $4, b.issued_at,
      exists (select from shares s where s.badge_id = b.id), $6) as f
    where b.claim_id = $1
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state in ('open', 'link') then end_date end, count(*)
      from (select *, claim_state(revoked_at, suspended_at, did_limit, taken) as state from new_claims where is_shown) as counted
      group by 1, 2, 3, 4;
    if exists (select from new_claims where sent_at is not null or (did_limit <> 1 and taken > 0)) then
      insert into insight_changes (issuer_id, template_id, send_id, way, day, bound, sent, came_back, opened, collected, shared, issued)
        select c.issuer_id, c.template_id, case f.way when 'person' then c.send_id else '' end, f.way, f.day, f.bound,
          sum(f.sent), sum(f.came_back), sum(f.opened), sum(f.collected), sum(f.shared), sum(f.issued)
        from new_claims c
          join issuers i on i.id = c.issuer_id and i.deleted_at is null
          cross join lateral insight_facts(c.id, c.did_limit, c.sent_at, c.start_date, c.delivery, i.time_zone) as f
        where c.sent_at is not null or (c.did_limit <> 1 and c.taken > 0)
        group by 1, 2, 3, 4, 5, 6;
    end if;
  elsif tg_op = 'DELETE' then
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state in ('open', 'link') then end_date end, -count(*)
      from (select *, claim_state(revoked_at, suspended_at, did_limit, taken) as state from old_claims where is_shown) as counted
      group by 1, 2, 3, 4;
    insert into insight_changes (issuer_id, template_id, send_id, way, day, bound, sent, came_back, opened, collected, shared, issued)
      select c.issuer_id, c.template_id, case f.way when 'person' then c.send_id else '' end, f.way, f.day, f.bound,
        -sum(f.sent), -sum(f.came_back), -sum(f.opened), -sum(f.collected), -sum(f.shared), -sum(f.issued)
      from old_claims c
        join issuers i on i.id = c.issuer_id and i.deleted_at is null
        cross join lateral insight_facts(c.id, c.did_limit, c.sent_at, c.start_date, c.delivery, i.time_zone) as f
      where c.sent_at is not null or c.did_limit <> 1
      group by 1, 2, 3, 4, 5, 6;
  else
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state in ('open', 'link') then end_date end, sum(delta)
      from (
        select template_id, delivery, end_date, 1 as delta, claim_state(revoked_at, suspended_at, did_limit, taken) as state from new_claims where is_shown
        union all
        select template_id, delivery, end_date, -1, claim_state(revoked_at, suspended_at, did_limit, taken) from old_claims where is_shown
      ) as counted
      group by 1, 2, 3, 4 having sum(delta) <> 0;
    -- Most updates change no figure, and this costs a fifth of what follows.
    if exists (
      select from new_claims n join old_claims o on o.id = n.id
      where (n.sent_at is not null or o.sent_at is not null or (n.did_limit = 1) <> (o.did_limit = 1))
        and (n.sent_at, n.delivery = 'bounced', n.start_date, n.did_limit = 1, n.send_id)
          is distinct from (o.sent_at, o.delivery = 'bounced', o.start_date, o.did_limit = 1, o.send_id)
    ) then
      insert into insight_changes (issuer_id, template_id, send_id, way, day, bound, sent, came_back, opened, collected, shared, issued)
        select c.issuer_id, c.template_id, case f.way when 'person' then c.send_id else '' end, f.way, f.day, f.bound,
          sum(c.delta * f.sent), sum(c.delta * f.came_back), sum(c.delta * f.opened), sum(c.delta * f.collected), sum(c.delta * f.shared),
          sum(c.delta * f.issued)
        from new_claims n
          join old_claims o on o.id = n.id
          cross join lateral (values
            (1, n.issuer_id, n.template_id, n.send_id, n.did_limit, n.sent_at, n.start_date, n.delivery),
            (-1, o.issuer_id, o.template_id, o.send_id, o.did_limit, o.sent_at, o.start_date, o.delivery)
          ) as c(delta, issuer_id, template_id, send_id, did_limit, sent_at, start_date, delivery)
          join issuers i on i.id = c.issuer_id and i.deleted_at is null
          cross join lateral insight_facts(n.id, c.did_limit, c.sent_at, c.start_date, c.delivery, i.time_zone) as f
        where (n.sent_at is not null or o.sent_at is not null or (n.did_limit = 1) <> (o.did_limit = 1))
          and (n.sent_at, n.delivery = 'bounced', n.start_date, n.did_limit = 1, n.send_id)
            is distinct from (o.sent_at, o.delivery = 'bounced', o.start_date, o.did_limit = 1, o.send_id)
        group by 1, 2, 3, 4, 5, 6
        having (sum(c.delta * f.sent), sum(c.delta * f.came_back), sum(c.delta * f.opened), sum(c.delta * f.collected), sum(c.delta * f.shared),
          sum(c.delta * f.issued)) <> (0, 0, 0, 0, 0, 0);
    end if;
  end if;
  return null;
end
$$;--> statement-breakpoint
-- Who issues a badge holds its claim's row, as whoever changes its delivery does: each sees what the other wrote.
CREATE FUNCTION count_badges() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into insight_changes (issuer_id, template_id, send_id, way, day, bound, came_back, opened, collected, shared, issued)
    select c.issuer_id, c.template_id, case f.way when 'person' then c.send_id else '' end, f.way, f.day, f.bound,
      sum(f.came_back), sum(f.opened), sum(f.collected), sum(f.shared), sum(f.issued)
    from new_badges b
      join claims c on c.id = b.claim_id
      join issuers i on i.id = c.issuer_id and i.deleted_at is null
      cross join lateral (
        select way, day, bound, 0 as came_back, 0 as opened, collected, shared, issued
          from insight_badge_facts(c.did_limit, c.sent_at, c.start_date, b.issued_at, false, i.time_zone)
        union all
        -- It is collected now, and no longer only opened, or came back.
        select 'person', (c.sent_at at time zone i.time_zone)::date, null, -(not s.is_opened and c.delivery = 'bounced')::int, -s.is_opened::int, 0, 0, 0
          from (select exists (select from claim_openings o where o.claim_id = c.id) as is_opened) as s
          where c.did_limit = 1 and c.sent_at is not null and (s.is_opened or c.delivery = 'bounced')
      ) as f
    group by 1, 2, 3, 4, 5, 6;
  delete from claim_openings where claim_id in (select claim_id from new_badges);
  return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION count_shares() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into insight_changes (issuer_id, template_id, send_id, way, day, shared)
    select c.issuer_id, c.template_id, case when c.did_limit = 1 then c.send_id else '' end,
      case when c.did_limit = 1 then 'person' else 'link' end,
      ((case when c.did_limit = 1 then c.sent_at else b.issued_at end) at time zone i.time_zone)::date, count(*)
    from (select distinct badge_id from new_shares) as s
      join badges b on b.id = s.badge_id
      join claims c on c.id = b.claim_id
      join issuers i on i.id = c.issuer_id and i.deleted_at is null
    where (c.did_limit <> 1 or c.sent_at is not null)
      and not exists (select from shares o where o.badge_id = b.id and o.id not in (select id from new_shares))
    group by 1, 2, 3, 4, 5;
  return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION count_openings() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Waits for whoever changes these claims, so that the statements below see what they wrote.
  perform from claims where id in (select claim_id from new_openings) order by id for share;
  insert into insight_changes (issuer_id, template_id, send_id, way, day, came_back, opened)
    select c.issuer_id, c.template_id, c.send_id, 'person', (c.sent_at at time zone i.time_zone)::date,
      -count(*) filter (where c.delivery = 'bounced'), count(*)
    from new_openings n
      join claims c on c.id = n.claim_id
      join issuers i on i.id = c.issuer_id and i.deleted_at is null
    where c.did_limit = 1 and c.sent_at is not null and not exists (select from badges b where b.claim_id = c.id)
    group by 1, 2, 3, 4, 5;
  delete from claim_openings o using new_openings n
    where o.claim_id = n.claim_id and exists (select from badges b where b.claim_id = n.claim_id);
  return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION count_opening_end() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into insight_changes (issuer_id, template_id, send_id, way, day, came_back, opened)
    select c.issuer_id, c.template_id, c.send_id, 'person', (c.sent_at at time zone i.time_zone)::date, (c.delivery = 'bounced')::int, -1
    from claims c join issuers i on i.id = c.issuer_id and i.deleted_at is null
    where c.id = old.claim_id and c.did_limit = 1 and c.sent_at is not null
      and not exists (select from badges b where b.claim_id = c.id);
  return null;
end
$$;--> statement-breakpoint
-- Before the claim goes: afterwards nothing says on which day it was sent.
CREATE FUNCTION end_opening() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from claim_openings where claim_id = old.id;
  return old;
end
$$;--> statement-breakpoint
CREATE TRIGGER "badges_counted_new" AFTER INSERT ON "badges" REFERENCING NEW TABLE AS new_badges FOR EACH STATEMENT EXECUTE FUNCTION count_badges();--> statement-breakpoint
CREATE TRIGGER "shares_counted_new" AFTER INSERT ON "shares" REFERENCING NEW TABLE AS new_shares FOR EACH STATEMENT EXECUTE FUNCTION count_shares();--> statement-breakpoint
CREATE TRIGGER "openings_counted_new" AFTER INSERT ON "claim_openings" REFERENCING NEW TABLE AS new_openings FOR EACH STATEMENT EXECUTE FUNCTION count_openings();--> statement-breakpoint
CREATE TRIGGER "openings_counted_end" AFTER DELETE ON "claim_openings" FOR EACH ROW EXECUTE FUNCTION count_opening_end();--> statement-breakpoint
CREATE TRIGGER "claims_opened_end" BEFORE DELETE ON "claims" FOR EACH ROW WHEN (old.sent_at IS NOT NULL) EXECUTE FUNCTION end_opening();--> statement-breakpoint
-- Badges by open links that were issued before; those to persons are counted when a job fills in when their claims were sent.
INSERT INTO "insight_changes" (issuer_id, template_id, way, day, collected, shared, issued)
  SELECT c.issuer_id, c.template_id, f.way, f.day, sum(f.collected), sum(f.shared), sum(f.issued)
  FROM "badges" b
    JOIN "claims" c ON c.id = b.claim_id AND c.did_limit <> 1
    JOIN "issuers" i ON i.id = c.issuer_id AND i.deleted_at IS NULL
    CROSS JOIN LATERAL insight_badge_facts(c.did_limit, c.sent_at, c.start_date, b.issued_at, EXISTS (SELECT FROM "shares" s WHERE s.badge_id = b.id), i.time_zone) AS f
  GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "insight_start" (day, after)
  SELECT (now() AT TIME ZONE 'UTC')::date, '' WHERE EXISTS (SELECT FROM "claims");
