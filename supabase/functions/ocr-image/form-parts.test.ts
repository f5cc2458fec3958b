import { expect, test } from "vitest";

import { formParts } from "./form-parts.ts";
import { HttpError } from "../_shared/http-error.ts";

const TYPE = "multipart/form-data; boundary=b";

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function part(head: string, content = "abc"): string {
  return `--b\r\n${head}\r\n\r\n${content}\r\n`;
}

function read(text: string, type = TYPE) {
  return formParts(bytesOf(text), type).map(({ name, isFile, bytes }) => [
    name,
    isFile,
    String.fromCharCode(...bytes),
  ]);
}

test("what a browser sends is read", async () => {
  const form = new FormData();
  form.append("image", new Blob(["\r\n--not the boundary\r\n\0\u00ff"]), 'a"b; name=x.jpg');
  form.append("user_id", "Ada");
  const request = new Request("https://site.example", { method: "POST", body: form });
  const type = request.headers.get("content-type") ?? "";
  const [image, owner] = formParts(await request.bytes(), type);
  expect(image).toMatchObject({ name: "image", isFile: true });
  expect(new TextDecoder().decode(image?.bytes)).toBe("\r\n--not the boundary\r\n\0\u00ff");
  expect(owner).toEqual({ name: "user_id", isFile: false, bytes: bytesOf("Ada") });
});

test.each([
  ['Content-Disposition: form-data; name="image"; filename="a.jpg"', "image", true],
  ['content-disposition:form-data;name="image";filename=""', "image", true],
  ["Content-Disposition: form-data; name=image; filename*=UTF-8''a.jpg", "image", true],
  ['Content-Type: image/png\r\nContent-Disposition: form-data; name="image"', "image", false],
  ['Content-Disposition: form-data; filename="; name=\\"x\\""; name="image"', "image", true],
  ['Content-Disposition: form-data; name="a"; filename="; name=image"', "a", true],
])("the head %j names its field", (head, name, isFile) => {
  expect(read(`${part(head)}--b--\r\n`)).toEqual([[name, isFile, "abc"]]);
});

test("an empty part, an empty form and a quoted boundary are read", () => {
  const empty = part('Content-Disposition: form-data; name="image"', "");
  expect(read(`${empty}--b--`)).toEqual([["image", false, ""]]);
  expect(read("--b--\r\n")).toEqual([]);
  expect(read("--a b--", 'multipart/form-data; boundary="a b"')).toEqual([]);
});

const HEAD = 'Content-Disposition: form-data; name="image"; filename="a"';

test.each([
  ["no bytes", ""],
  ["words", "hello"],
  ["words before the form", `hello\r\n${part(HEAD)}--b--`],
  ["no end", part(HEAD)],
  ["half an end", `${part(HEAD)}--b-`],
  ["the end inside the head", `--b\r\n${HEAD}\r\n--b--`],
  ["no line break behind the boundary", `--bb\r\n${HEAD}\r\n\r\nabc\r\n--b--`],
  ["no head", "--b\r\n\r\nabc\r\n--b--"],
  ["no disposition", `${part("Content-Type: image/png")}--b--`],
  ["no name", `${part('Content-Disposition: form-data; filename="a"')}--b--`],
  ["another disposition", `${part('Content-Disposition: attachment; name="image"')}--b--`],
  ["an open quotation mark", `${part('Content-Disposition: form-data; name="image')}--b--`],
  ["words between parameters", `${part('Content-Disposition: form-data; name="a" b')}--b--`],
  ["invalid UTF-8 in a head", `${part(`${HEAD.slice(0, -1)}\u00ff\u00fe"`)}--b--`],
  ["a head of 10,000 letters", `${part(HEAD + "a".repeat(10_000))}--b--`],
  ["21 parts", `${part(HEAD).repeat(21)}--b--`],
  ["20,000 boundaries", "--b\r\n".repeat(20_000)],
])("a form with %s is damaged", (_name, text) => {
  expect(() => read(text)).toThrow(new HttpError("malformed"));
});

test.each([
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'multipart/form-data; boundary="',
])("a form of the type %j is damaged", (type) => {
  expect(() => read(`${part(HEAD)}--b--`, type)).toThrow(new HttpError("malformed"));
});
