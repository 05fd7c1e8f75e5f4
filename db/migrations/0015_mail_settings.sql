CREATE TABLE "mail_settings" (
	"issuer_id" text NOT NULL,
	"template_id" text DEFAULT '' NOT NULL,
	"texts" jsonb NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	CONSTRAINT "mail_settings_issuer_id_template_id_pk" PRIMARY KEY("issuer_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "reply_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"email" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suppressions" ADD COLUMN "reason" text DEFAULT 'unsubscribed' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reply_addresses_email" ON "reply_addresses" USING btree ("issuer_id","email");--> statement-breakpoint
CREATE INDEX "claims_came_back" ON "claims" USING btree ("issuer_id","created_at") WHERE delivery = 'bounced' and email <> '';--> statement-breakpoint
CREATE INDEX "suppressions_newest" ON "suppressions" USING btree ("issuer_id","at","email_hash");