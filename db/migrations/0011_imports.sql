CREATE TABLE "import_rows" (
	"send_id" text NOT NULL,
	"row" integer NOT NULL,
	"email" text NOT NULL,
	"identity" text NOT NULL,
	"outcome" text NOT NULL,
	"claim_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "import_rows_send_id_row_pk" PRIMARY KEY("send_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"send_id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"fingerprint" text NOT NULL,
	"columns" jsonb NOT NULL,
	"fixed_domains" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asks_code" boolean DEFAULT false NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone NOT NULL,
	"read_to" integer DEFAULT 0 NOT NULL,
	"worked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "send_settings" (
	"issuer_id" text PRIMARY KEY NOT NULL,
	"undo_seconds" integer
);
--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "status" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "import_rows_once" ON "import_rows" USING btree ("send_id","identity") WHERE outcome = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "imports_key" ON "imports" USING btree ("issuer_id","key") WHERE key <> '';--> statement-breakpoint
CREATE INDEX "imports_same" ON "imports" USING btree ("issuer_id","fingerprint");--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("send_id","created_at","id") WHERE delivery in ('queued', 'sending');