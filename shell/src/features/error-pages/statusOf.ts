function httpStatus(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599
    ? value
    : undefined;
}

/** The HTTP status of an error page: `statusCode`, else `status`, else the response's status, else 500 (spec §2). */
export function statusOf(error: unknown): number {
  if (error === null || typeof error !== 'object') return 500;
  const { statusCode, status, response } = error as Record<string, unknown>;
  const responseFields =
    response !== null && typeof response === 'object' ? (response as Record<string, unknown>) : {};
  return httpStatus(statusCode) ?? httpStatus(status) ?? httpStatus(responseFields['status']) ?? 500;
}
