CREATE TABLE "database_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"notice" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "database_notices_at" ON "database_notices" USING btree ("at");
