CREATE TABLE "mail_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"session_id" text NOT NULL,
	"template_id" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "send_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"send_id" text NOT NULL,
	"delivery" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "erased" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sends" ADD COLUMN "retried_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_drafts_created" ON "mail_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "send_counts_send" ON "send_counts" USING btree ("send_id");--> statement-breakpoint
CREATE INDEX "claims_delayed" ON "claims" USING btree ("send_id") WHERE delivery = 'queued' and tries > 0;
--> statement-breakpoint
CREATE FUNCTION counted_delivery(delivery text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case when delivery = 'sending' then 'queued' else delivery end
$$;--> statement-breakpoint
CREATE FUNCTION count_send_rows() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into send_counts (send_id, delivery, delta)
      select send_id, counted_delivery(delivery), count(*) from new_claims group by 1, 2;
  else
    insert into send_counts (send_id, delivery, delta)
      select send_id, counted_delivery(delivery), -count(*) from old_claims group by 1, 2;
  end if;
  return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION count_send_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into send_counts (send_id, delivery, delta)
    values (old.send_id, counted_delivery(old.delivery), -1), (new.send_id, counted_delivery(new.delivery), 1);
  return null;
end
$$;--> statement-breakpoint
INSERT INTO "send_counts" (send_id, delivery, delta)
  SELECT send_id, counted_delivery(delivery), count(*) FROM "claims" GROUP BY 1, 2;--> statement-breakpoint
CREATE TRIGGER "claims_sent_new" AFTER INSERT ON "claims" REFERENCING NEW TABLE AS new_claims FOR EACH STATEMENT EXECUTE FUNCTION count_send_rows();--> statement-breakpoint
CREATE TRIGGER "claims_sent_end" AFTER DELETE ON "claims" REFERENCING OLD TABLE AS old_claims FOR EACH STATEMENT EXECUTE FUNCTION count_send_rows();--> statement-breakpoint
CREATE TRIGGER "claims_sent_change" AFTER UPDATE OF "delivery", "send_id" ON "claims" FOR EACH ROW
  WHEN (counted_delivery(old.delivery) <> counted_delivery(new.delivery) OR old.send_id <> new.send_id)
  EXECUTE FUNCTION count_send_change();
