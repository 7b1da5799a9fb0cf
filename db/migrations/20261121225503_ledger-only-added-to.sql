-- The allowance ledger answers for what was spent: lines are added and never changed. Leaving takes the person and keeps these numbers.
CREATE FUNCTION "allowance_entries_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the allowance ledger is only ever added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER "allowance_entries_keep_rows" BEFORE UPDATE OR DELETE ON "allowance_entries" FOR EACH ROW EXECUTE FUNCTION "allowance_entries_keep"();--> statement-breakpoint
CREATE TRIGGER "allowance_entries_keep_all" BEFORE TRUNCATE ON "allowance_entries" FOR EACH STATEMENT EXECUTE FUNCTION "allowance_entries_keep"();
