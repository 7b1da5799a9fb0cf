-- The activity log: what happened, when and from where. Lines are added and never changed; only retention may delete old ones.
CREATE TABLE "activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"member_id" uuid,
	"address" text,
	"user_agent" text,
	"detail" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_actor" CHECK ("activity"."actor" in ('member', 'admin', 'system'))
);
--> statement-breakpoint
CREATE INDEX "activity_newest" ON "activity" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "activity_member" ON "activity" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE FUNCTION "activity_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('activity.retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the activity log is only ever added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER "activity_keep_rows" BEFORE UPDATE OR DELETE ON "activity" FOR EACH ROW EXECUTE FUNCTION "activity_keep"();--> statement-breakpoint
CREATE TRIGGER "activity_keep_all" BEFORE TRUNCATE ON "activity" FOR EACH STATEMENT EXECUTE FUNCTION "activity_keep"();
