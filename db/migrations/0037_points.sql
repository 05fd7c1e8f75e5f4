CREATE TABLE "point_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"holder_id" text
);
--> statement-breakpoint
CREATE TABLE "point_backfills" (
	"source" text PRIMARY KEY NOT NULL,
	"after" text NOT NULL,
	"booked" bigint NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_reasons" (
	"transfer_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"key" text NOT NULL,
	"cause" text NOT NULL,
	"debit_id" text NOT NULL,
	"credit_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reverses" text,
	"counts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_transfers_reverses_unique" UNIQUE("reverses"),
	CONSTRAINT "point_transfers_sides" CHECK (debit_id <> credit_id),
	CONSTRAINT "point_transfers_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "ranking_names" (
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"is_shown" boolean NOT NULL,
	CONSTRAINT "ranking_names_issuer_id_holder_id_pk" PRIMARY KEY("issuer_id","holder_id")
);
--> statement-breakpoint
CREATE TABLE "ranking_settings" (
	"issuer_id" text PRIMARY KEY NOT NULL,
	"is_shown" boolean NOT NULL,
	"has_seasons" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_marks" (
	"issuer_id" text NOT NULL,
	"period" text NOT NULL,
	"holder_id" text NOT NULL,
	"rank" bigint NOT NULL,
	CONSTRAINT "standing_marks_issuer_id_period_holder_id_pk" PRIMARY KEY("issuer_id","period","holder_id")
);
--> statement-breakpoint
CREATE TABLE "standing_range_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"range_id" bigint NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_ranges" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"period" text NOT NULL,
	"top_points" bigint NOT NULL,
	"top_reached_at" timestamp with time zone NOT NULL,
	"top_did" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_weeks" (
	"issuer_id" text NOT NULL,
	"period" text NOT NULL,
	"monday" text NOT NULL,
	CONSTRAINT "standing_weeks_issuer_id_period_pk" PRIMARY KEY("issuer_id","period")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"issuer_id" text NOT NULL,
	"period" text NOT NULL,
	"holder_id" text NOT NULL,
	"did" text collate "C" NOT NULL,
	"points" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"is_member" boolean NOT NULL,
	CONSTRAINT "standings_issuer_id_period_holder_id_pk" PRIMARY KEY("issuer_id","period","holder_id")
);
--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "is_time_zone_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "point_accounts_source" ON "point_accounts" USING btree ("issuer_id","source") WHERE source <> '';--> statement-breakpoint
CREATE INDEX "point_accounts_holder" ON "point_accounts" USING btree ("holder_id","issuer_id") WHERE holder_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_transfers_key" ON "point_transfers" USING btree ("issuer_id","key");--> statement-breakpoint
CREATE INDEX "point_transfers_cause" ON "point_transfers" USING btree ("issuer_id","cause");--> statement-breakpoint
CREATE INDEX "point_transfers_debit" ON "point_transfers" USING btree ("debit_id","created_at","id");--> statement-breakpoint
CREATE INDEX "point_transfers_credit" ON "point_transfers" USING btree ("credit_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ranking_names_holder" ON "ranking_names" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "point_transfers_counts" ON "point_transfers" USING btree ("issuer_id","counts_at");--> statement-breakpoint
CREATE INDEX "point_transfers_reversed" ON "point_transfers" USING btree ("issuer_id","counts_at","created_at") WHERE reverses is not null;--> statement-breakpoint
CREATE INDEX "standing_marks_holder" ON "standing_marks" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "standing_range_counts_range" ON "standing_range_counts" USING btree ("issuer_id","range_id");--> statement-breakpoint
CREATE UNIQUE INDEX "standing_ranges_top" ON "standing_ranges" USING btree ("issuer_id","period",(-top_points),"top_reached_at","top_did");--> statement-breakpoint
CREATE INDEX "standings_holder" ON "standings" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "standings_rank" ON "standings" USING btree ("issuer_id","period",(-points),"reached_at","did","points","holder_id") WHERE is_member;--> statement-breakpoint
CREATE FUNCTION standing_range(of_issuer text, of_period text, of_points bigint, of_reached_at timestamptz, of_did text) RETURNS bigint LANGUAGE sql STABLE AS $$
  select id from standing_ranges r
  where r.issuer_id = of_issuer and r.period = of_period
    and (-r.top_points, r.top_reached_at, r.top_did) <= (-of_points, of_reached_at, of_did collate "C")
  order by -r.top_points desc, r.top_reached_at desc, r.top_did desc limit 1
$$;--> statement-breakpoint
CREATE FUNCTION range_standings() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  -- Making ranges waits for these transactions, and they for it: what neither has committed would be counted by nobody.
  -- Each statement below then sees the ranges as they are after the wait.
  if tg_op = 'DELETE' then
    perform pg_advisory_xact_lock_shared(hashtextextended('standings:' || issuer_id, 0))
      from (select distinct issuer_id from old_standings order by 1) as locked;
    if exists (select from standing_ranges where issuer_id in (select issuer_id from old_standings)) then
      insert into standing_range_counts (issuer_id, range_id, delta)
        select issuer_id, range_id, -count(*)
        from (
          select issuer_id, standing_range(issuer_id, period, points, reached_at, did) as range_id
          from old_standings where is_member
        ) as placed where range_id is not null group by 1, 2;
    end if;
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('standings:' || issuer_id, 0))
    from (select distinct issuer_id from new_standings order by 1) as locked;
  if not exists (select from standing_ranges where issuer_id in (select issuer_id from new_standings)) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into standing_range_counts (issuer_id, range_id, delta)
      select issuer_id, range_id, count(*)
      from (
        select issuer_id, standing_range(issuer_id, period, points, reached_at, did) as range_id
        from new_standings where is_member
      ) as placed where range_id is not null group by 1, 2;
  else
    insert into standing_range_counts (issuer_id, range_id, delta)
      select issuer_id, range_id, sum(delta)
      from (
        select issuer_id, standing_range(issuer_id, period, points, reached_at, did) as range_id, 1 as delta
        from new_standings where is_member
        union all
        select issuer_id, standing_range(issuer_id, period, points, reached_at, did), -1 from old_standings where is_member
      ) as placed where range_id is not null group by 1, 2 having sum(delta) <> 0;
  end if;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "standings_ranged_new" AFTER INSERT ON "standings" REFERENCING NEW TABLE AS new_standings FOR EACH STATEMENT EXECUTE FUNCTION range_standings();--> statement-breakpoint
CREATE TRIGGER "standings_ranged_change" AFTER UPDATE ON "standings" REFERENCING OLD TABLE AS old_standings NEW TABLE AS new_standings FOR EACH STATEMENT EXECUTE FUNCTION range_standings();--> statement-breakpoint
CREATE TRIGGER "standings_ranged_end" AFTER DELETE ON "standings" REFERENCING OLD TABLE AS old_standings FOR EACH STATEMENT EXECUTE FUNCTION range_standings();--> statement-breakpoint
CREATE FUNCTION keep_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'point_transfers is append-only: reverse a transfer, never change or delete it';
end
$$;--> statement-breakpoint
CREATE TRIGGER "point_transfers_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_transfers" FOR EACH STATEMENT EXECUTE FUNCTION keep_transfers();
