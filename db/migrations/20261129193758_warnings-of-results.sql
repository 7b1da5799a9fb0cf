-- A notice is a message to a member; what is said about a photo or a result is a warning.
ALTER TABLE "edits" RENAME COLUMN "notices" TO "warnings";--> statement-breakpoint
ALTER TABLE "photos" RENAME COLUMN "notices" TO "warnings";
