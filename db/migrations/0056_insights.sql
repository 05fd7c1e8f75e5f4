CREATE TABLE "claim_openings" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"send_id" text DEFAULT '' NOT NULL,
	"way" text NOT NULL,
	"day" date NOT NULL,
	"bound" integer,
	"sent" bigint DEFAULT 0 NOT NULL,
	"came_back" bigint DEFAULT 0 NOT NULL,
	"opened" bigint DEFAULT 0 NOT NULL,
	"collected" bigint DEFAULT 0 NOT NULL,
	"shared" bigint DEFAULT 0 NOT NULL,
	"checked" bigint DEFAULT 0 NOT NULL,
	"issued" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_days" (
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"way" text NOT NULL,
	"day" date NOT NULL,
	"sent" bigint DEFAULT 0 NOT NULL,
	"came_back" bigint DEFAULT 0 NOT NULL,
	"opened" bigint DEFAULT 0 NOT NULL,
	"collected" bigint DEFAULT 0 NOT NULL,
	"shared" bigint DEFAULT 0 NOT NULL,
	"checked" bigint DEFAULT 0 NOT NULL,
	"issued" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_days_issuer_id_template_id_way_day_pk" PRIMARY KEY("issuer_id","template_id","way","day")
);
--> statement-breakpoint
CREATE TABLE "insight_mails" (
	"issuer_id" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"last_week" date,
	CONSTRAINT "insight_mails_issuer_id_email_pk" PRIMARY KEY("issuer_id","email")
);
--> statement-breakpoint
CREATE TABLE "insight_months" (
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"way" text NOT NULL,
	"month" date NOT NULL,
	"sent" bigint DEFAULT 0 NOT NULL,
	"came_back" bigint DEFAULT 0 NOT NULL,
	"opened" bigint DEFAULT 0 NOT NULL,
	"collected" bigint DEFAULT 0 NOT NULL,
	"shared" bigint DEFAULT 0 NOT NULL,
	"checked" bigint DEFAULT 0 NOT NULL,
	"issued" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_months_issuer_id_template_id_way_month_pk" PRIMARY KEY("issuer_id","template_id","way","month")
);
--> statement-breakpoint
CREATE TABLE "insight_sends" (
	"send_id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"sent" bigint DEFAULT 0 NOT NULL,
	"came_back" bigint DEFAULT 0 NOT NULL,
	"opened" bigint DEFAULT 0 NOT NULL,
	"collected" bigint DEFAULT 0 NOT NULL,
	"shared" bigint DEFAULT 0 NOT NULL,
	"checked" bigint DEFAULT 0 NOT NULL,
	"issued" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_start" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"day" date NOT NULL,
	"after" text DEFAULT ''
);
--> statement-breakpoint
CREATE TABLE "insight_states" (
	"issuer_id" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"counting_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "insight_waits" (
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"is_month" integer NOT NULL,
	"day" date NOT NULL,
	"bound" integer NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "insight_waits_issuer_id_template_id_is_month_day_bound_pk" PRIMARY KEY("issuer_id","template_id","is_month","day","bound")
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claim_openings" ADD CONSTRAINT "claim_openings_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_openings_template" ON "claim_openings" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "insight_changes_issuer" ON "insight_changes" USING btree ("issuer_id","template_id");--> statement-breakpoint
CREATE INDEX "insight_days_day" ON "insight_days" USING btree ("issuer_id","day");--> statement-breakpoint
CREATE INDEX "insight_mails_due" ON "insight_mails" USING btree (coalesce(last_week, '-infinity'::date));--> statement-breakpoint
CREATE INDEX "insight_months_month" ON "insight_months" USING btree ("issuer_id","month");--> statement-breakpoint
CREATE INDEX "insight_sends_template" ON "insight_sends" USING btree ("issuer_id","template_id");