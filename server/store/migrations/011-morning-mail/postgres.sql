-- The day of somebody's last morning mail, or `off`.
ALTER TABLE desk_users ADD COLUMN morning_mail text NOT NULL DEFAULT '';
