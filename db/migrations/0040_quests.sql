CREATE TABLE "quest_challenges" (
	"quest_id" text NOT NULL,
	"challenge_id" text NOT NULL,
	"position" integer NOT NULL,
	"is_required" boolean NOT NULL,
	CONSTRAINT "quest_challenges_quest_id_challenge_id_pk" PRIMARY KEY("quest_id","challenge_id")
);
--> statement-breakpoint
CREATE TABLE "quest_entries" (
	"quest_id" text NOT NULL,
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"terms_hash" text NOT NULL,
	"terms_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"badge_due" boolean DEFAULT false NOT NULL,
	"badge_why" text DEFAULT '' NOT NULL,
	"badge_id" text DEFAULT '' NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"next_id" text DEFAULT '' NOT NULL,
	"booked_as" text DEFAULT '' NOT NULL,
	CONSTRAINT "quest_entries_quest_id_holder_id_pk" PRIMARY KEY("quest_id","holder_id")
);
--> statement-breakpoint
CREATE TABLE "quest_places" (
	"quest_id" text PRIMARY KEY NOT NULL,
	"started" bigint NOT NULL,
	"taken" bigint NOT NULL,
	"places" bigint
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"terms_url" text NOT NULL,
	"success_message" text NOT NULL,
	"limit" bigint,
	"is_ordered" boolean NOT NULL,
	"from_start" boolean NOT NULL,
	"reward_points" bigint NOT NULL,
	"reward_template_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "quest_challenges_challenge" ON "quest_challenges" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "quest_entries_holder" ON "quest_entries" USING btree ("holder_id","issuer_id");--> statement-breakpoint
CREATE INDEX "quest_entries_due" ON "quest_entries" USING btree ("quest_id") WHERE badge_due;--> statement-breakpoint
CREATE INDEX "quests_issuer" ON "quests" USING btree ("issuer_id","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "quest_entries_waiting" ON "quest_entries" USING btree ("quest_id","next_id") WHERE done_at is null;