CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"issuer_id" text,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"issuer_id" text,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text,
	"kind" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"taken" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"issuer_id" text,
	"holder_id" text,
	"is_contributor" integer DEFAULT 0 NOT NULL,
	"renew_hash" text,
	"from_claim" integer DEFAULT 0 NOT NULL,
	"claim_id" text,
	"operation_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"template_version" integer NOT NULL,
	"holder_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"credential" jsonb NOT NULL,
	"delegation_n" integer NOT NULL,
	"status_list_id" text NOT NULL,
	"status_index" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text DEFAULT '' NOT NULL,
	"superseded_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"badge_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "status_lists" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"bits" "bytea" NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"signed" jsonb,
	"signed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"send_id" text NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"link_n" integer DEFAULT 1 NOT NULL,
	"did_limit" bigint NOT NULL,
	"taken" bigint DEFAULT 0 NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone NOT NULL,
	"delegation_n" integer NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivery" text NOT NULL,
	"delivery_detail" text DEFAULT '' NOT NULL,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text DEFAULT '' NOT NULL,
	"superseded_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sends" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"template_id" text NOT NULL,
	"mails" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"issuer_id" text NOT NULL,
	"email_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "suppressions_issuer_id_email_hash_pk" PRIMARY KEY("issuer_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "holder_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"holder_id" text NOT NULL,
	"email" text NOT NULL,
	"proven_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "holder_addresses_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "holders" (
	"id" text PRIMARY KEY NOT NULL,
	"did" text NOT NULL,
	"kind" text NOT NULL,
	"pseudo" text DEFAULT '' NOT NULL,
	"image_cid" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"merged_into" text,
	CONSTRAINT "holders_did_unique" UNIQUE("did")
);
--> statement-breakpoint
CREATE TABLE "wallet_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"issuer_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issuer_admins" (
	"issuer_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"main_admin" boolean NOT NULL,
	"registration_date" timestamp with time zone,
	CONSTRAINT "issuer_admins_issuer_id_email_pk" PRIMARY KEY("issuer_id","email")
);
--> statement-breakpoint
CREATE TABLE "issuers" (
	"id" text PRIMARY KEY NOT NULL,
	"did" text NOT NULL,
	"did_web" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"sector" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"twitter" text DEFAULT '' NOT NULL,
	"discord" text DEFAULT '' NOT NULL,
	"telegram" text DEFAULT '' NOT NULL,
	"instagram" text DEFAULT '' NOT NULL,
	"facebook" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"youtube" text DEFAULT '' NOT NULL,
	"banner_color" text NOT NULL,
	"tags" text[] NOT NULL,
	"image_cid" text NOT NULL,
	"language" text NOT NULL,
	"contact_opt_in" boolean DEFAULT false NOT NULL,
	"is_kms" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "issuers_did_unique" UNIQUE("did")
);
--> statement-breakpoint
CREATE TABLE "sealed_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"owner_id" text NOT NULL,
	"public_key" text NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_leaves" (
	"index" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"head" text NOT NULL,
	"anchored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_leaves_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "magic_links" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"browser_hash" text NOT NULL,
	"holder_id" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	CONSTRAINT "magic_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "spent_captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delegations" (
	"issuer_id" text NOT NULL,
	"n" integer NOT NULL,
	"template_id" text NOT NULL,
	"issuing_key" text NOT NULL,
	"max_count" bigint NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"nonce" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "delegations_issuer_id_n_pk" PRIMARY KEY("issuer_id","n")
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"template_id" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "template_versions_template_id_version_pk" PRIMARY KEY("template_id","version")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"category" text NOT NULL,
	"contract_state" text NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"lang" text NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"description" text NOT NULL,
	"criteria" text NOT NULL,
	"image_cid" text NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"theme_bg_color" text NOT NULL,
	"theme_text_color" text NOT NULL,
	"theme_card_effect" text NOT NULL,
	"theme_texture_image_url" text NOT NULL,
	"theme_is_logo_back" boolean NOT NULL,
	"theme_shape" text NOT NULL,
	"timestamped" boolean NOT NULL,
	"expiration_date" timestamp with time zone,
	"expiration_duration" bigint,
	"points" bigint DEFAULT 0 NOT NULL,
	"limit" bigint DEFAULT -1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holder_addresses" ADD CONSTRAINT "holder_addresses_holder_id_holders_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."holders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuer_admins" ADD CONSTRAINT "issuer_admins_issuer_id_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_issuer" ON "audit" USING btree ("issuer_id","id");--> statement-breakpoint
CREATE INDEX "events_issuer" ON "events" USING btree ("issuer_id","id");--> statement-breakpoint
CREATE INDEX "operations_issuer" ON "operations" USING btree ("issuer_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_issuer" ON "sessions" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "sessions_holder" ON "sessions" USING btree ("holder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "badges_once" ON "badges" USING btree ("claim_id","holder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "badges_slot" ON "badges" USING btree ("status_list_id","status_index");--> statement-breakpoint
CREATE INDEX "badges_holder" ON "badges" USING btree ("holder_id","issued_at");--> statement-breakpoint
CREATE INDEX "badges_template" ON "badges" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "shares_badge" ON "shares" USING btree ("badge_id");--> statement-breakpoint
CREATE INDEX "status_lists_issuer" ON "status_lists" USING btree ("issuer_id");--> statement-breakpoint
CREATE INDEX "claims_history" ON "claims" USING btree ("template_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_mail" ON "claims" USING btree ("delivery","leased_until");--> statement-breakpoint
CREATE INDEX "claims_email" ON "claims" USING btree ("template_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_send_email" ON "claims" USING btree ("send_id","id");--> statement-breakpoint
CREATE INDEX "sends_limit" ON "sends" USING btree ("issuer_id","created_at");--> statement-breakpoint
CREATE INDEX "holder_addresses_holder" ON "holder_addresses" USING btree ("holder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "consents" USING btree ("issuer_id","kind","version");--> statement-breakpoint
CREATE INDEX "issuer_admins_email" ON "issuer_admins" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sealed_keys_owner" ON "sealed_keys" USING btree ("owner_id","purpose");--> statement-breakpoint
CREATE INDEX "magic_links_email" ON "magic_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "delegations_template" ON "delegations" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_versions_hash" ON "template_versions" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "templates_list" ON "templates" USING btree ("issuer_id","category","created_at");--> statement-breakpoint
CREATE INDEX "templates_hash" ON "templates" USING btree ("hash");