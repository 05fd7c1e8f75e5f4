CREATE TABLE "wallet_reports" (
	"badge_id" text PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "badge_keys" (
	"did" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badge_keys_account_unique" UNIQUE("account")
);
--> statement-breakpoint
CREATE TABLE "code_exchanges" (
	"code" text PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_reports" ADD CONSTRAINT "wallet_reports_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_reports_claim" ON "wallet_reports" USING btree ("claim_id","state");--> statement-breakpoint
CREATE INDEX "badge_keys_holder" ON "badge_keys" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "code_exchanges_at" ON "code_exchanges" USING btree ("at");