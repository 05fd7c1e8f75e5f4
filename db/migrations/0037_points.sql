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
CREATE TABLE "standing_ranges" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"period" text NOT NULL,
	"top_points" bigint,
	"top_reached_at" timestamp with time zone,
	"top_did" text collate "C",
	"people" bigint NOT NULL
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
CREATE INDEX "standing_ranges_top" ON "standing_ranges" USING btree ("issuer_id","period","top_points" DESC NULLS LAST,"top_reached_at","top_did");--> statement-breakpoint
CREATE INDEX "standings_holder" ON "standings" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "standings_rank" ON "standings" USING btree ("issuer_id","period","points" DESC NULLS LAST,"reached_at","did") WHERE is_member;--> statement-breakpoint
CREATE FUNCTION keep_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'point_transfers is append-only: reverse a transfer, never change or delete it';
end
$$;--> statement-breakpoint
CREATE TRIGGER "point_transfers_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_transfers" FOR EACH STATEMENT EXECUTE FUNCTION keep_transfers();
