// A QR code that the server draws: of the room's link, or of the link that adds a device to a seat.

import { roomPath } from "./page";

interface QrCodeProps {
  label: string;
  code?: string;
}

export function QrCode({ label, code }: QrCodeProps) {
  const query = code ? `?code=${encodeURIComponent(code)}` : "";
  return (
    <div class="qr">
      <img src={`${roomPath()}/qr.svg${query}`} alt={label} width="130" height="130" />
    </div>
  );
}
