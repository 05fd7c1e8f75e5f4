CREATE TABLE "outside_accounts" (
	"provider" text NOT NULL,
	"outside_key" text NOT NULL,
	"outside_id" text NOT NULL,
	"name" text NOT NULL,
	"holder_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"unlinked_at" timestamp with time zone,
	"unlinked_by" text DEFAULT '' NOT NULL,
	"forget_at" timestamp with time zone,
	CONSTRAINT "outside_accounts_provider_outside_key_pk" PRIMARY KEY("provider","outside_key")
);
--> statement-breakpoint
CREATE TABLE "outside_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"provider" text NOT NULL,
	"verifier" text NOT NULL,
	"purpose" text NOT NULL,
	"back" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outside_tokens" (
	"holder_id" text NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outside_tokens_holder_id_provider_purpose_pk" PRIMARY KEY("holder_id","provider","purpose")
);
--> statement-breakpoint
CREATE INDEX "outside_accounts_holder" ON "outside_accounts" USING btree ("holder_id") WHERE holder_id <> '';--> statement-breakpoint
CREATE INDEX "outside_accounts_forget" ON "outside_accounts" USING btree ("forget_at") WHERE forget_at is not null;--> statement-breakpoint
CREATE INDEX "outside_flows_expires" ON "outside_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outside_tokens_expires" ON "outside_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outside_accounts_unlinked" ON "outside_accounts" USING btree ("unlinked_by") WHERE unlinked_by <> '';--> statement-breakpoint
CREATE INDEX "outside_flows_holder" ON "outside_flows" USING btree ("holder_id");
