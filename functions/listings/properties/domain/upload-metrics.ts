/** The metric that counts uploads whose processing failed at every attempt. */
export const uploadFailed = 'UploadFailed';

/** The metrics that count documents with malware, and documents whose scan did not run. */
export const threatFound = 'ThreatFound';
export const scanFailed = 'ScanFailed';
