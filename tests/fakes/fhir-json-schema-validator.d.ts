declare module "@asymmetrik/fhir-json-schema-validator" {
  export default class JsonSchemaValidator {
    validate(resource: unknown): unknown[];
  }
}
