-- A refund that failed is tried again: until its money is back it is open, whoever looks after it.
CREATE OR REPLACE FUNCTION "figures_of"(r refunds) RETURNS TABLE (day date, figure text, amount bigint) LANGUAGE sql STABLE AS $$
	SELECT figure_day(r.created_at), 'refunds_open', 1 WHERE r.status IN ('pending', 'processing', 'failed')
$$;--> statement-breakpoint
-- Those that had failed before were counted out.
INSERT INTO "figure_moves" (day, figure, amount) SELECT figure_day(created_at), 'refunds_open', 1 FROM "refunds" WHERE status = 'failed';
