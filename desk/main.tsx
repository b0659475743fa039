import "./configure-zod.ts";
import "../app/styles/layers.css";
import "../app/styles/reset.css";
import "../app/styles/tokens.css";
import "../app/styles/base.css";
import "../app/styles/grid.css";
import "../app/styles/print.css";
import "../.generated/stand-ins.css";
import "../app/styles/typeface.css";
import "../app/styles/typeface-english.css";
import "./desk.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { queryClient } from "./api/query-client.ts";
import { router } from "./router.tsx";

const place = document.getElementById("desk");
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
