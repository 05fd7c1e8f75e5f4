ALTER TABLE "claims" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION claim_state(revoked_at timestamptz, suspended_at timestamptz, did_limit bigint, taken bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case
    when revoked_at is not null then 'revoked'
    when suspended_at is not null then 'suspended'
    when did_limit <> 1 then 'link'
    when taken > 0 then 'owner'
    else 'open'
  end
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state in ('open', 'link') then end_date end, count(*)
      from (select *, claim_state(revoked_at, suspended_at, did_limit, taken) as state from new_claims where is_shown) as counted
      group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state in ('open', 'link') then end_date end, -count(*)
      from (select *, claim_state(revoked_at, suspended_at, did_limit, taken) as state from old_claims where is_shown) as counted
      group by 1, 2, 3, 4;
  else
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state in ('open', 'link') then end_date end, sum(delta)
      from (
        select template_id, delivery, end_date, 1 as delta, claim_state(revoked_at, suspended_at, did_limit, taken) as state from new_claims where is_shown
        union all
        select template_id, delivery, end_date, -1, claim_state(revoked_at, suspended_at, did_limit, taken) from old_claims where is_shown
      ) as counted
      group by 1, 2, 3, 4 having sum(delta) <> 0;
  end if;
  return null;
end
$$;--> statement-breakpoint
DELETE FROM "claim_counts";--> statement-breakpoint
INSERT INTO "claim_counts" (template_id, state, is_bounced, end_date, delta)
  SELECT template_id, state, state = 'open' and delivery = 'bounced', case when state in ('open', 'link') then end_date end, count(*)
  FROM (SELECT *, claim_state(revoked_at, suspended_at, did_limit, taken) AS state FROM "claims" WHERE is_shown) AS counted
  GROUP BY 1, 2, 3, 4;
