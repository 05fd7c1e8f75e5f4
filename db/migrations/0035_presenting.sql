CREATE TABLE "presentation_counts" (
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"day" text NOT NULL,
	"verdict" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "presentation_counts_issuer_id_template_id_day_verdict_pk" PRIMARY KEY("issuer_id","template_id","day","verdict")
);
--> statement-breakpoint
CREATE TABLE "presentations" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_ids" text[] NOT NULL,
	"verifier_id" text DEFAULT '' NOT NULL,
	"number" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"shown" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifiers" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_ids" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "presentations_created" ON "presentations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "presentations_issuer" ON "presentations" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "verifiers_issuer" ON "verifiers" USING btree ("issuer_id");