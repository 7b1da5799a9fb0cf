-- What the business took, gave back and made, by day: kept by triggers on the books, so that reading it takes no longer as they grow.
CREATE TABLE "figure_days" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "figure_days_figure_day_pk" PRIMARY KEY("figure","day"),
	CONSTRAINT "figure_days_known" CHECK ("figure_days"."figure" in ('received', 'payments', 'returned', 'refunds', 'refunds_open', 'plans_active', 'sign_ups', 'edits'))
);
--> statement-breakpoint
CREATE TABLE "figure_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_pictures" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"file_key" text NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"edit_id" uuid NOT NULL,
	"edit_format" text NOT NULL,
	"is_edit_gone" boolean DEFAULT false NOT NULL,
	"account_id" text NOT NULL,
	"username" text NOT NULL,
	"caption" text NOT NULL,
	"alt_text" text,
	"fit" text NOT NULL,
	"is_ai_made" boolean NOT NULL,
	"state" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"next_step_at" timestamp (3) with time zone,
	"busy_until" timestamp (3) with time zone,
	"turn" integer DEFAULT 0 NOT NULL,
	"container_id" text,
	"container_state" text,
	"containers" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"waits_for" text,
	"post_id" text,
	"permalink" text,
	"published_at" timestamp (3) with time zone,
	"error_code" text,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publications_state" CHECK ("publications"."state" in ('scheduled', 'preparing', 'waiting', 'publishing', 'published', 'failed', 'cancelled')),
	CONSTRAINT "publications_failed_says_why" CHECK (("publications"."state" = 'failed') = ("publications"."error_code" is not null)),
	CONSTRAINT "publications_published_says_when" CHECK (("publications"."state" = 'published') = ("publications"."published_at" is not null)),
	CONSTRAINT "publications_waits_for" CHECK ("publications"."waits_for" in ('quota', 'calls', 'instagram')),
	CONSTRAINT "publications_fit" CHECK ("publications"."fit" in ('crop', 'pad'))
);
--> statement-breakpoint
ALTER TABLE "public_pictures" ADD CONSTRAINT "public_pictures_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_edit_id_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."edits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_moves_figure" ON "figure_moves" USING btree ("figure","day");--> statement-breakpoint
CREATE UNIQUE INDEX "public_pictures_token" ON "public_pictures" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "public_pictures_due" ON "public_pictures" USING btree ("closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_idempotency" ON "publications" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_one_open" ON "publications" USING btree ("edit_id") WHERE "publications"."state" in ('scheduled', 'preparing', 'waiting', 'publishing');--> statement-breakpoint
CREATE INDEX "publications_member" ON "publications" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "publications_edit" ON "publications" USING btree ("edit_id");--> statement-breakpoint
CREATE INDEX "publications_calendar" ON "publications" USING btree ("member_id",(coalesce("published_at", "due_at")));--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("next_step_at") WHERE "publications"."next_step_at" is not null;--> statement-breakpoint
-- What a row counts for, by table. Rows may be blanked or deleted later: what happened stays counted, so there is no trigger for that.
CREATE FUNCTION "figure_day"(moment timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE AS $$
	SELECT (moment AT TIME ZONE 'America/Sao_Paulo')::date
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(p payments) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(p.paid_at), 'received', p.value_cents::bigint WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(p.paid_at), 'payments', 1 WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(coalesce(p.refunded_at, p.paid_at)), 'returned', CASE WHEN p.refunded_at IS NULL THEN p.refunded_cents ELSE p.value_cents END WHERE p.paid_at IS NOT NULL
	UNION ALL SELECT figure_day(p.refunded_at), 'refunds', 1 WHERE p.paid_at IS NOT NULL AND p.refunded_at IS NOT NULL
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(r refunds) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(r.created_at), 'refunds_open', 1 WHERE r.status IN ('pending', 'processing')
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(s subscriptions) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(s.created_at), 'plans_active', 1 WHERE s.status IN ('active', 'overdue')
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(m members) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(m.created_at), 'sign_ups', 1
$$;--> statement-breakpoint
CREATE FUNCTION "figures_of"(e edits) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(e.finished_at), 'edits', 1 WHERE e.state = 'done'
$$;--> statement-breakpoint
CREATE FUNCTION "figures_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO figure_moves (day, figure, amount)
		SELECT now_is.day, now_is.figure, now_is.amount FROM figures_of(NEW) AS now_is WHERE now_is.amount <> 0;
	ELSE
		INSERT INTO figure_moves (day, figure, amount)
		SELECT counted.day, counted.figure, sum(counted.amount) FROM (
			SELECT now_is.day, now_is.figure, now_is.amount FROM figures_of(NEW) AS now_is
			UNION ALL SELECT was.day, was.figure, -was.amount FROM figures_of(OLD) AS was
		) AS counted GROUP BY counted.day, counted.figure HAVING sum(counted.amount) <> 0;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payments_figures" AFTER INSERT OR UPDATE OF value_cents, refunded_cents, paid_at, refunded_at ON "payments" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
CREATE TRIGGER "refunds_figures" AFTER INSERT OR UPDATE OF status ON "refunds" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
CREATE TRIGGER "subscriptions_figures" AFTER INSERT OR UPDATE OF status ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
CREATE TRIGGER "members_figures" AFTER INSERT ON "members" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
CREATE TRIGGER "edits_figures" AFTER INSERT OR UPDATE OF state, finished_at ON "edits" FOR EACH ROW EXECUTE FUNCTION "figures_move"();--> statement-breakpoint
-- What the books held before they were counted.
INSERT INTO "figure_days" (figure, day, amount)
SELECT counted.figure, counted.day, sum(counted.amount) FROM (
	SELECT f.* FROM payments AS p, figures_of(p) AS f
	UNION ALL SELECT f.* FROM refunds AS r, figures_of(r) AS f
	UNION ALL SELECT f.* FROM subscriptions AS s, figures_of(s) AS f
	UNION ALL SELECT f.* FROM members AS m, figures_of(m) AS f
	UNION ALL SELECT f.* FROM edits AS e, figures_of(e) AS f
) AS counted GROUP BY counted.figure, counted.day;
