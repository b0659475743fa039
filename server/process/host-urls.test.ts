import { expect, test } from "vitest";
import { hostUrls } from "./host-urls.ts";

test.each([
  ["postgres://chowk:pw@db1:5432/site", ["postgres://chowk:pw@db1:5432/site"]],
  [
    "postgres://chowk:p,w@db1,db2:5433/site",
    ["postgres://chowk:p,w@db1/site", "postgres://chowk:p,w@db2:5433/site"],
  ],
  [
    "postgres://db1,db2?sslmode=require",
    ["postgres://db1?sslmode=require", "postgres://db2?sslmode=require"],
  ],
  ["postgres://db1/site?target_session_attrs=read-write", ["postgres://db1/site"]],
  ["postgres://db1/s?target_session_attrs=primary&sslmode=require", ["postgres://db1/s?sslmode=require"]],
  ["postgres://db1/s?sslmode=require&target_session_attrs=primary", ["postgres://db1/s?sslmode=require"]],
  ["postgres://db1/site?target_session_attrs=standby", ["postgres://db1/site?target_session_attrs=standby"]],
])("the address of databases %s names the servers %j", (url, urls) => {
  expect(hostUrls(url)).toEqual(urls);
});
