CREATE TABLE "data_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
-- Written by hand from here: drizzle-kit knows no triggers.
CREATE FUNCTION "renew_data_version"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	UPDATE "public"."data_versions" SET "version" = gen_random_uuid() WHERE "name" = TG_TABLE_NAME;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "data_versions" ("name") VALUES ('products'), ('modifier_groups'), ('modifiers'), ('stop_list'), ('restaurants'), ('zones'), ('settings');--> statement-breakpoint
CREATE TRIGGER "renew_data_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "renew_data_version"();--> statement-breakpoint
CREATE TRIGGER "renew_data_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "modifier_groups" FOR EACH STATEMENT EXECUTE FUNCTION "renew_data_version"();--> statement-breakpoint
CREATE TRIGGER "renew_data_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "modifiers" FOR EACH STATEMENT EXECUTE FUNCTION "renew_data_version"();--> statement-breakpoint
CREATE TRIGGER "renew_data_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "stop_list" FOR EACH STATEMENT EXECUTE FUNCTION "renew_data_version"();--> statement-breakpoint
CREATE TRIGGER "renew_data_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "restaurants" FOR EACH STATEMENT EXECUTE FUNCTION "renew_data_version"();--> statement-breakpoint
CREATE TRIGGER "renew_data_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "zones" FOR EACH STATEMENT EXECUTE FUNCTION "renew_data_version"();--> statement-breakpoint
CREATE TRIGGER "renew_data_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" FOR EACH STATEMENT EXECUTE FUNCTION "renew_data_version"();
