CREATE TABLE "member_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"status" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_names" (
	"issuer_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"sort_name" text collate "C" NOT NULL,
	CONSTRAINT "member_names_issuer_id_holder_id_pk" PRIMARY KEY("issuer_id","holder_id")
);
--> statement-breakpoint
CREATE TABLE "member_ranges" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"issuer_id" text NOT NULL,
	"sorted_by" text NOT NULL,
	"low_key" text collate "C" NOT NULL,
	"low_id" text NOT NULL,
	"members" bigint NOT NULL,
	"suspended" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "via" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "via" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "holder_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "joined_parent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "issuers" ADD COLUMN "sub_limit" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sort_name" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "badge_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "member_counts_issuer" ON "member_counts" USING btree ("issuer_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "member_ranges_low" ON "member_ranges" USING btree ("issuer_id","sorted_by","low_key","low_id");--> statement-breakpoint
CREATE INDEX "claims_holder" ON "claims" USING btree ("holder_id","created_at") WHERE holder_id <> '';--> statement-breakpoint
CREATE INDEX "issuers_parent" ON "issuers" USING btree ("parent_id","joined_parent_at","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "audit_via" ON "audit" USING btree ("issuer_id","subject_id") WHERE via <> '';--> statement-breakpoint
CREATE INDEX "issuers_deletion_due" ON "issuers" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;--> statement-breakpoint
CREATE INDEX "members_newest" ON "members" USING btree ("issuer_id","since","holder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree ("issuer_id","sort_name","holder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "members_points" ON "members" USING btree ("issuer_id","points","holder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "members_badges" ON "members" USING btree ("issuer_id","badge_count","holder_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "members_suspended" ON "members" USING btree ("issuer_id","since","holder_id") WHERE ended_at is null and suspended_at is not null;--> statement-breakpoint
CREATE INDEX "members_left" ON "members" USING btree ("issuer_id","since","holder_id") WHERE ended_at is not null;--> statement-breakpoint
CREATE FUNCTION member_status(ended_at timestamptz, suspended_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select case when ended_at is not null then 'left' when suspended_at is not null then 'suspended' else 'member' end
$$;--> statement-breakpoint
CREATE FUNCTION member_key(sorted_by text, since timestamptz, sort_name text, points bigint, badge_count integer) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select case sorted_by
    when 'since' then lpad((extract(epoch from since) * 1000000)::bigint::text, 19, '0')
    when 'name' then sort_name
    when 'points' then lpad((points + 1000000000000000000)::text, 19, '0')
    else lpad((badge_count + 1000000000000000000)::text, 19, '0')
  end
$$;--> statement-breakpoint
CREATE FUNCTION member_grams(issuer_id text, sort_name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select array_agg(distinct issuer_id || ':' || substr(sort_name, at, size))
  from generate_series(1, length(sort_name)) as at, generate_series(1, 3) as size
  where at + size - 1 <= length(sort_name)
$$;--> statement-breakpoint
CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    insert into member_counts (issuer_id, status, delta)
      select issuer_id, member_status(ended_at, suspended_at), count(*) from new_members group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into member_counts (issuer_id, status, delta)
      select issuer_id, member_status(ended_at, suspended_at), -count(*) from old_members group by 1, 2;
  else
    insert into member_counts (issuer_id, status, delta)
      select issuer_id, status, sum(delta)
      from (
        select issuer_id, member_status(ended_at, suspended_at) as status, 1 as delta from new_members
        union all
        select issuer_id, member_status(ended_at, suspended_at), -1 from old_members
      ) as counted
      group by 1, 2 having sum(delta) <> 0;
  end if;
  return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION count_member_ranges() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from member_ranges where issuer_id in (select issuer_id from new_members)) then
      return null;
    end if;
    with changed as (
      select m.issuer_id, m.holder_id, k.sorted_by, 1 as members, (m.suspended_at is not null)::int as suspended,
        member_key(k.sorted_by, m.since, m.sort_name, m.points, m.badge_count) as key
      from new_members m cross join (values ('since'), ('name'), ('points'), ('badges')) as k (sorted_by)
      where m.ended_at is null
    ), placed as (
      select r.id, sum(c.members) as members, sum(c.suspended) as suspended
      from changed c cross join lateral (
        select id from member_ranges r
        where r.issuer_id = c.issuer_id and r.sorted_by = c.sorted_by
          and (r.low_key, r.low_id) <= (c.key collate "C", c.holder_id)
        order by r.low_key desc, r.low_id desc limit 1
      ) r group by r.id
    )
    update member_ranges r set members = r.members + p.members, suspended = r.suspended + p.suspended
      from placed p where r.id = p.id and (p.members <> 0 or p.suspended <> 0);
  elsif tg_op = 'DELETE' then
    if not exists (select from member_ranges where issuer_id in (select issuer_id from old_members)) then
      return null;
    end if;
    with changed as (
      select m.issuer_id, m.holder_id, k.sorted_by, -1 as members, -(m.suspended_at is not null)::int as suspended,
        member_key(k.sorted_by, m.since, m.sort_name, m.points, m.badge_count) as key
      from old_members m cross join (values ('since'), ('name'), ('points'), ('badges')) as k (sorted_by)
      where m.ended_at is null
    ), placed as (
      select r.id, sum(c.members) as members, sum(c.suspended) as suspended
      from changed c cross join lateral (
        select id from member_ranges r
        where r.issuer_id = c.issuer_id and r.sorted_by = c.sorted_by
          and (r.low_key, r.low_id) <= (c.key collate "C", c.holder_id)
        order by r.low_key desc, r.low_id desc limit 1
      ) r group by r.id
    )
    update member_ranges r set members = r.members + p.members, suspended = r.suspended + p.suspended
      from placed p where r.id = p.id and (p.members <> 0 or p.suspended <> 0);
  else
    if not exists (select from member_ranges where issuer_id in (select issuer_id from new_members)) then
      return null;
    end if;
    with moved as (
      select n.issuer_id, n.holder_id, k.sorted_by,
        case when o.ended_at is null
          then member_key(k.sorted_by, o.since, o.sort_name, o.points, o.badge_count) end as old_key,
        case when n.ended_at is null
          then member_key(k.sorted_by, n.since, n.sort_name, n.points, n.badge_count) end as new_key,
        (o.suspended_at is not null)::int as was_suspended, (n.suspended_at is not null)::int as is_suspended
      from new_members n join old_members o on o.issuer_id = n.issuer_id and o.holder_id = n.holder_id
      cross join lateral (values
        ('since', n.since <> o.since), ('name', n.sort_name <> o.sort_name),
        ('points', n.points <> o.points), ('badges', n.badge_count <> o.badge_count)) as k (sorted_by, is_moved)
      where k.is_moved or (n.ended_at is null) <> (o.ended_at is null)
        or (n.suspended_at is null) <> (o.suspended_at is null)
    ), changed as (
      select issuer_id, holder_id, sorted_by, 1 as members, is_suspended as suspended, new_key as key
      from moved where new_key is not null
      union all
      select issuer_id, holder_id, sorted_by, -1, -was_suspended, old_key from moved where old_key is not null
    ), placed as (
      select r.id, sum(c.members) as members, sum(c.suspended) as suspended
      from changed c cross join lateral (
        select id from member_ranges r
        where r.issuer_id = c.issuer_id and r.sorted_by = c.sorted_by
          and (r.low_key, r.low_id) <= (c.key collate "C", c.holder_id)
        order by r.low_key desc, r.low_id desc limit 1
      ) r group by r.id
    )
    update member_ranges r set members = r.members + p.members, suspended = r.suspended + p.suspended
      from placed p where r.id = p.id and (p.members <> 0 or p.suspended <> 0);
  end if;
  return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION name_member() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    delete from member_names where issuer_id = old.issuer_id and holder_id = old.holder_id;
  end if;
  if tg_op <> 'DELETE' and new.sort_name <> '' then
    insert into member_names (issuer_id, holder_id, sort_name) values (new.issuer_id, new.holder_id, new.sort_name);
  end if;
  return null;
end
$$;--> statement-breakpoint
UPDATE "members" SET name = h.pseudo, sort_name = search_text(h.pseudo) FROM "holders" h WHERE h.id = members.holder_id AND h.pseudo <> '';--> statement-breakpoint
UPDATE "members" SET badge_count = b.held FROM (
  SELECT issuer_id, holder_id, count(*) AS held FROM "badges" WHERE revoked_at IS NULL AND suspended_at IS NULL GROUP BY 1, 2
) AS b WHERE b.issuer_id = members.issuer_id AND b.holder_id = members.holder_id;--> statement-breakpoint
UPDATE "members" SET suspended_at = b.suspended_at FROM (
  SELECT b.issuer_id, b.holder_id, max(b.suspended_at) AS suspended_at
  FROM "badges" b JOIN "templates" t ON t.id = b.template_id
  WHERE b.revoked_at IS NULL AND t.category = 'membership'
  GROUP BY 1, 2 HAVING bool_and(b.suspended_at IS NOT NULL)
) AS b WHERE b.issuer_id = members.issuer_id AND b.holder_id = members.holder_id;--> statement-breakpoint
INSERT INTO "member_counts" (issuer_id, status, delta)
  SELECT issuer_id, member_status(ended_at, suspended_at), count(*) FROM "members" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "member_names" (issuer_id, holder_id, sort_name)
  SELECT issuer_id, holder_id, sort_name FROM "members" WHERE sort_name <> '';--> statement-breakpoint
CREATE INDEX "member_names_grams" ON "member_names" USING gin (member_grams(issuer_id, sort_name)) WITH (gin_pending_list_limit = 256);--> statement-breakpoint
CREATE TRIGGER "members_counted_new" AFTER INSERT ON "members" REFERENCING NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
CREATE TRIGGER "members_counted_change" AFTER UPDATE ON "members" REFERENCING OLD TABLE AS old_members NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
CREATE TRIGGER "members_counted_end" AFTER DELETE ON "members" REFERENCING OLD TABLE AS old_members FOR EACH STATEMENT EXECUTE FUNCTION count_members();--> statement-breakpoint
CREATE TRIGGER "members_ranged_new" AFTER INSERT ON "members" REFERENCING NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION count_member_ranges();--> statement-breakpoint
CREATE TRIGGER "members_ranged_change" AFTER UPDATE ON "members" REFERENCING OLD TABLE AS old_members NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION count_member_ranges();--> statement-breakpoint
CREATE TRIGGER "members_ranged_end" AFTER DELETE ON "members" REFERENCING OLD TABLE AS old_members FOR EACH STATEMENT EXECUTE FUNCTION count_member_ranges();--> statement-breakpoint
CREATE TRIGGER "members_named_new" AFTER INSERT ON "members" FOR EACH ROW WHEN (new.sort_name <> '') EXECUTE FUNCTION name_member();--> statement-breakpoint
CREATE TRIGGER "members_named_change" AFTER UPDATE OF sort_name ON "members" FOR EACH ROW WHEN (old.sort_name IS DISTINCT FROM new.sort_name) EXECUTE FUNCTION name_member();--> statement-breakpoint
CREATE TRIGGER "members_named_end" AFTER DELETE ON "members" FOR EACH ROW WHEN (old.sort_name <> '') EXECUTE FUNCTION name_member();
