CREATE TABLE "challenge_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"challenge_id" text NOT NULL,
	"provider" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_passes" (
	"challenge_id" text NOT NULL,
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"state" text NOT NULL,
	"cause" text DEFAULT '' NOT NULL,
	"outside_key" text,
	"is_held" boolean DEFAULT false NOT NULL,
	"network_hash" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"value" text,
	"passed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_passes_challenge_id_holder_id_pk" PRIMARY KEY("challenge_id","holder_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_settings" (
	"issuer_id" text PRIMARY KEY NOT NULL,
	"per_day" jsonb NOT NULL,
	"network" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"reward" bigint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"template_ids" text[] DEFAULT '{}' NOT NULL,
	"kiosk_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"challenge_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"day" text NOT NULL,
	"attempts" integer NOT NULL,
	CONSTRAINT "quiz_attempts_challenge_id_holder_id_day_pk" PRIMARY KEY("challenge_id","holder_id","day")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"challenge_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"image_cid" text DEFAULT '' NOT NULL,
	"wallets" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "same_people" (
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"person_id" text NOT NULL,
	CONSTRAINT "same_people_issuer_id_holder_id_pk" PRIMARY KEY("issuer_id","holder_id")
);
--> statement-breakpoint
CREATE TABLE "single_codes" (
	"challenge_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_by" text DEFAULT '' NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "single_codes_challenge_id_code_hash_pk" PRIMARY KEY("challenge_id","code_hash")
);
--> statement-breakpoint
CREATE INDEX "challenge_checks_holder" ON "challenge_checks" USING btree ("holder_id","at");--> statement-breakpoint
CREATE INDEX "challenge_checks_provider" ON "challenge_checks" USING btree ("issuer_id","provider","at") WHERE provider <> '';--> statement-breakpoint
CREATE INDEX "challenge_checks_at" ON "challenge_checks" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_passes_outside" ON "challenge_passes" USING btree ("challenge_id","outside_key") WHERE outside_key is not null;--> statement-breakpoint
CREATE INDEX "challenge_passes_holder" ON "challenge_passes" USING btree ("holder_id","issuer_id");--> statement-breakpoint
CREATE INDEX "challenge_passes_network" ON "challenge_passes" USING btree ("challenge_id","network_hash") WHERE network_hash <> '';--> statement-breakpoint
CREATE INDEX "challenges_issuer" ON "challenges" USING btree ("issuer_id","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_kiosk" ON "challenges" USING btree ("kiosk_hash") WHERE kiosk_hash <> '';--> statement-breakpoint
CREATE INDEX "quiz_attempts_holder" ON "quiz_attempts" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("issuer_id","created_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "reviews_decided" ON "reviews" USING btree ("issuer_id","decided_at","id") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "reviews_holder" ON "reviews" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "reviews_image" ON "reviews" USING btree ("image_cid") WHERE image_cid <> '';--> statement-breakpoint
CREATE INDEX "reviews_decided_at" ON "reviews" USING btree ("decided_at") WHERE state <> 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_open" ON "reviews" USING btree ("challenge_id","holder_id","kind") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "same_people_person" ON "same_people" USING btree ("issuer_id","person_id");--> statement-breakpoint
CREATE INDEX "challenges_templates" ON "challenges" USING gin ("template_ids");