CREATE TABLE "door_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"inside" bigint NOT NULL,
	"ungiven" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "door_counts_template" ON "door_counts" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "check_ins_ungiven" ON "check_ins" USING btree ("template_id","badge_id") WHERE given_template_id = '';--> statement-breakpoint
CREATE FUNCTION count_check_ins() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into door_counts (template_id, inside, ungiven)
      select template_id, count(*), count(*) filter (where given_template_id = '') from new_check_ins group by 1;
  elsif tg_op = 'DELETE' then
    insert into door_counts (template_id, inside, ungiven)
      select template_id, -count(*), -count(*) filter (where given_template_id = '') from old_check_ins group by 1;
  else
    insert into door_counts (template_id, inside, ungiven)
      select template_id, sum(delta), sum(case when given_template_id = '' then delta else 0 end)
      from (
        select template_id, given_template_id, 1 as delta from new_check_ins
        union all
        select template_id, given_template_id, -1 from old_check_ins
      ) as counted
      group by 1 having sum(delta) <> 0 or sum(case when given_template_id = '' then delta else 0 end) <> 0;
  end if;
  return null;
end
$$;--> statement-breakpoint
INSERT INTO "door_counts" (template_id, inside, ungiven)
  SELECT template_id, count(*), count(*) FILTER (WHERE given_template_id = '') FROM "check_ins" GROUP BY 1;--> statement-breakpoint
CREATE TRIGGER "check_ins_counted_new" AFTER INSERT ON "check_ins" REFERENCING NEW TABLE AS new_check_ins FOR EACH STATEMENT EXECUTE FUNCTION count_check_ins();--> statement-breakpoint
CREATE TRIGGER "check_ins_counted_change" AFTER UPDATE ON "check_ins" REFERENCING OLD TABLE AS old_check_ins NEW TABLE AS new_check_ins FOR EACH STATEMENT EXECUTE FUNCTION count_check_ins();--> statement-breakpoint
CREATE TRIGGER "check_ins_counted_end" AFTER DELETE ON "check_ins" REFERENCING OLD TABLE AS old_check_ins FOR EACH STATEMENT EXECUTE FUNCTION count_check_ins();
