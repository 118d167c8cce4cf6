import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builds } from './vite/builds.ts'
import { estilosDoKit } from './vite/estilos-do-kit.ts'
import { icones } from './vite/icones.ts'
import { precompressao } from './vite/precompressao.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { telas } from './vite/telas.ts'
import { textosProntos } from './vite/textos-prontos.ts'

const API_URL = process.env.API_URL ?? 'http://localhost:3000'

const umDestes = (...padroes: RegExp[]) => new RegExp(padroes.map(({ source }) => `(?:${source})`).join('|'))

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    estilosDoKit(),
    textosProntos(),
    icones(),
    telas(),
    builds(),
    serviceWorker(),
    precompressao(),
  ],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The login in one file, what every later screen needs in a second one, and what every list needs
            // in a third. Many small files compress worse and cost a request each.
            { name: 'entrada', tags: ['$initial'], priority: 3 },
            {
              name: 'aplicativo',
              test: umDestes(
                /src\/(Aplicativo|routes\/_app)\.tsx|src\/cadastro\.ts/,
                /src\/ui\/(BotaoComMotivo|ErroNaTela|PaginaCabecalho|Situacao|Vazio|quando|tardio|useDestino)/,
                /src\/ui\/(lista\/CampoBusca|tabela\/teclado)|contract\/src\/base\/auditoria/,
                /@tanstack\/react-query\/|@mantine\/core\/esm\/components\/(Skeleton|VisuallyHidden)\//,
              ),
              priority: 2,
            },
            {
              name: 'lista',
              test: /src\/ui\/(lista|tabela|baixar)|src\/features\/usuario\/usuario\.data/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: API_URL, changeOrigin: false },
      '/_img': { target: API_URL, changeOrigin: false },
      '/manifest.webmanifest': { target: API_URL, changeOrigin: false },
    },
  },
})
