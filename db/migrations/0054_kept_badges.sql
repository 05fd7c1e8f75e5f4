CREATE TABLE "kept_badges" (
	"id" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"hash" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"sealed_by" text DEFAULT '' NOT NULL,
	"sealed" "bytea" NOT NULL,
	"summary" "bytea" NOT NULL,
	"reading" "bytea",
	"bytes" integer NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone,
	"recheck_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kept_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"kept_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"sealed" "bytea",
	"reading" "bytea"
);
--> statement-breakpoint
CREATE UNIQUE INDEX "kept_badges_once" ON "kept_badges" USING btree ("holder_id","hash");--> statement-breakpoint
CREATE INDEX "kept_badges_holder" ON "kept_badges" USING btree ("holder_id","kept_at","id");--> statement-breakpoint
CREATE INDEX "kept_badges_recheck" ON "kept_badges" USING btree ("recheck_at");--> statement-breakpoint
CREATE INDEX "kept_shares_badge" ON "kept_shares" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "kept_shares_holder" ON "kept_shares" USING btree ("holder_id");