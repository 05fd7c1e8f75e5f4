CREATE TABLE "bell_marks" (
	"issuer_id" text NOT NULL,
	"reader" text NOT NULL,
	"seen_to" bigint NOT NULL,
	CONSTRAINT "bell_marks_issuer_id_reader_pk" PRIMARY KEY("issuer_id","reader")
);
--> statement-breakpoint
CREATE TABLE "claim_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"send_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"end_date" timestamp with time zone,
	"done_to" text DEFAULT '' NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"state" text NOT NULL,
	"is_bounced" boolean NOT NULL,
	"end_date" timestamp with time zone,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_news" (
	"id" text PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"issuer_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"issuer_id" text NOT NULL,
	"template_id" text DEFAULT '' NOT NULL,
	"days" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "reminder_settings_issuer_id_template_id_pk" PRIMARY KEY("issuer_id","template_id")
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "claim_changes_issuer" ON "claim_changes" USING btree ("issuer_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_counts_template" ON "claim_counts" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "claim_news_due" ON "claim_news" USING btree ("leased_until");--> statement-breakpoint
CREATE INDEX "claim_news_claim" ON "claim_news" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "audit_notices" ON "audit" USING btree ("issuer_id","id") WHERE action like 'notice.%';--> statement-breakpoint
CREATE INDEX "claims_owner" ON "claims" USING btree ("template_id","created_at","id") WHERE revoked_at is null and suspended_at is null and did_limit = 1 and taken > 0;--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("template_id","created_at","id") WHERE revoked_at is null and suspended_at is null and not (did_limit = 1 and taken > 0);--> statement-breakpoint
CREATE INDEX "claims_suspended" ON "claims" USING btree ("template_id","created_at","id") WHERE revoked_at is null and suspended_at is not null;--> statement-breakpoint
CREATE INDEX "claims_revoked" ON "claims" USING btree ("template_id","created_at","id") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "claims_bounced" ON "claims" USING btree ("template_id","created_at","id") WHERE delivery = 'bounced';--> statement-breakpoint
CREATE INDEX "claims_address" ON "claims" USING btree ("template_id","email" collate "C");--> statement-breakpoint
CREATE INDEX "claims_erase" ON "claims" USING btree ("end_date") WHERE taken = 0 and email <> '';--> statement-breakpoint
CREATE FUNCTION claim_state(revoked_at timestamptz, suspended_at timestamptz, did_limit bigint, taken bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case
    when revoked_at is not null then 'revoked'
    when suspended_at is not null then 'suspended'
    when did_limit = 1 and taken > 0 then 'owner'
    else 'open'
  end
$$;--> statement-breakpoint
CREATE FUNCTION count_claims() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state = 'open' then end_date end, count(*)
      from (select *, claim_state(revoked_at, suspended_at, did_limit, taken) as state from new_claims) as counted
      group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state = 'open' then end_date end, -count(*)
      from (select *, claim_state(revoked_at, suspended_at, did_limit, taken) as state from old_claims) as counted
      group by 1, 2, 3, 4;
  else
    insert into claim_counts (template_id, state, is_bounced, end_date, delta)
      select template_id, state, state = 'open' and delivery = 'bounced', case when state = 'open' then end_date end, sum(delta)
      from (
        select template_id, delivery, end_date, 1 as delta, claim_state(revoked_at, suspended_at, did_limit, taken) as state from new_claims
        union all
        select template_id, delivery, end_date, -1, claim_state(revoked_at, suspended_at, did_limit, taken) from old_claims
      ) as counted
      group by 1, 2, 3, 4 having sum(delta) <> 0;
  end if;
  return null;
end
$$;--> statement-breakpoint
INSERT INTO "claim_counts" (template_id, state, is_bounced, end_date, delta)
  SELECT template_id, state, state = 'open' and delivery = 'bounced', case when state = 'open' then end_date end, count(*)
  FROM (SELECT *, claim_state(revoked_at, suspended_at, did_limit, taken) AS state FROM "claims") AS counted
  GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE TRIGGER "claims_counted_new" AFTER INSERT ON "claims" REFERENCING NEW TABLE AS new_claims FOR EACH STATEMENT EXECUTE FUNCTION count_claims();--> statement-breakpoint
CREATE TRIGGER "claims_counted_change" AFTER UPDATE ON "claims" REFERENCING OLD TABLE AS old_claims NEW TABLE AS new_claims FOR EACH STATEMENT EXECUTE FUNCTION count_claims();--> statement-breakpoint
CREATE TRIGGER "claims_counted_end" AFTER DELETE ON "claims" REFERENCING OLD TABLE AS old_claims FOR EACH STATEMENT EXECUTE FUNCTION count_claims();
