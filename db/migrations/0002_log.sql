CREATE TABLE "ledger_checkpoints" (
	"size" bigint PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"anchored_at" timestamp with time zone,
	"leaf_index" bigint,
	CONSTRAINT "ledger_entries_hash_unique" UNIQUE("hash"),
	CONSTRAINT "ledger_entries_leaf_index_unique" UNIQUE("leaf_index")
);
--> statement-breakpoint
CREATE TABLE "ledger_nodes" (
	"level" integer NOT NULL,
	"index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_nodes_level_index_pk" PRIMARY KEY("level","index")
);
--> statement-breakpoint
ALTER TABLE "badges" ADD COLUMN "anchor_salt" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_waiting" ON "ledger_entries" USING btree ("id") WHERE "ledger_entries"."leaf_index" is null;--> statement-breakpoint
INSERT INTO "ledger_entries" ("hash", "kind", "queued_at", "anchored_at") SELECT "hash", "kind", "anchored_at", "anchored_at" FROM "ledger_leaves" ORDER BY "index";
