import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { problemasDeAcesso } from './src/testes/axe.ts'
import { manual } from './vite/manual.ts'

const naPagina: BrowserCommand<[]> = async ({ frame }) => problemasDeAcesso(await frame(), 'body')

declare module 'vitest/browser' {
  interface BrowserCommands {
    problemasDeAcesso: () => Promise<string[]>
  }
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'web',
          environment: 'node',
          include: ['{src,vite}/**/*.test.ts'],
          isolate: false,
          maxWorkers: 3,
          // Generous, because the processors are shared, and a limit costs nothing when all is well.
          testTimeout: 180_000,
          expect: { poll: { timeout: 45_000 } },
        },
      },
      {
        plugins: [react(), manual()],
        // React as people get it. The development one spends part of each test on notes for its own tools.
        oxc: { jsx: { development: false } },
        // Each file's page loads the same hundreds of modules, which do not change during a run: the browser keeps them.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        // Listed up front: a dependency that Vite discovers later makes it reload the page during a test.
        optimizeDeps: {
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
          include: [
            '@iconify/react',
            '@mantine/core',
            '@mantine/dates',
            '@mantine/form',
            '@mantine/hooks',
            '@mantine/spotlight',
            '@tanstack/react-query',
            '@tanstack/react-router',
            'dayjs/locale/pt-br',
            'dompurify',
            'fast-check',
            'idb',
            'leaflet',
            'react',
            'react-dom',
            'react-dom/client',
            'react-toastify/unstyled',
            'react/jsx-runtime',
            'uqr',
            'zod/mini',
          ],
        },
        test: {
          name: 'web-navegador',
          testTimeout: 180_000,
          expect: { poll: { timeout: 45_000 } },
          include: ['src/**/*.browser.test.tsx'],
          isolate: false,
          setupFiles: ['src/testes/pagina-limpa.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            commands: { problemasDeAcesso: naPagina },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              contextOptions: {
                locale: 'pt-BR',
                timezoneId: 'America/Sao_Paulo',
                // Not only the first page may paste.
                permissions: ['clipboard-read', 'clipboard-write', 'camera', 'microphone'],
              },
              launchOptions: {
                executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
                // The sandbox refuses to start as root, which CI and containers usually run as.
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                  // A camera and a microphone that are always there, and the same.
                  '--use-fake-device-for-media-stream',
                  '--use-fake-ui-for-media-stream',
                ],
              },
            }),
          },
        },
      },
    ],
  },
})
