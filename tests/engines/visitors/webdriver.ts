const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** An element as WebDriver hands it out. */
export type ElementReference = { [elementKey]: string };

/** One session of the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/), as far as a visitor needs it. */
export class WebDriver {
  private readonly session: string;

  private constructor(session: string) {
    this.session = session;
  }

  /**
   * @param driver the driver's origin
   * @param capabilities what the session's browser must be, `alwaysMatch` of the protocol
   * @throws Error with the driver's own words when it refuses
   */
  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    const wish = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, "POST", wish);
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  post<Answer>(command: string, body: object = {}): Promise<Answer> {
    return ask(`${this.session}/${command}`, "POST", body);
  }

  get<Answer>(command: string): Promise<Answer> {
    return ask(`${this.session}/${command}`, "GET");
  }

  onElement(element: ElementReference, command: "click" | "value", body: object = {}): Promise<void> {
    return this.post(`element/${element[elementKey]}/${command}`, body);
  }

  /** Runs the body of a function in the page; promises are waited for. */
  execute<Answer>(script: string, args: unknown[] = []): Promise<Answer> {
    return this.post("execute/sync", { script, args });
  }

  end(): Promise<void> {
    return ask(this.session, "DELETE");
  }
}

async function ask<Answer>(url: string, method: string, body?: object): Promise<Answer> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
