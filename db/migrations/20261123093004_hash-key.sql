-- The key of keyed hashes gets a row, so that it stays when APP_SECRET turns. Older databases hashed with APP_SECRET itself.
CREATE TABLE "hash_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "hash_key" ("id", "made_at") SELECT 1, now() WHERE EXISTS (SELECT FROM "members");
