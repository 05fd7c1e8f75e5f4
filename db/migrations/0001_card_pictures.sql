CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "card_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"cid" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);