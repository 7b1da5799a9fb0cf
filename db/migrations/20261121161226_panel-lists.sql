-- The administrator's lists, newest first by person, kind, actor or status, need an index each.
DROP INDEX "activity_member";--> statement-breakpoint
DROP INDEX "refunds_member";--> statement-breakpoint
CREATE INDEX "activity_kind" ON "activity" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("actor","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_status_newest" ON "refunds" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_member" ON "activity" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_member" ON "refunds" USING btree ("member_id","created_at","id");