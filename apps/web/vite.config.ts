import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builds } from './vite/builds.ts'
import { estilosDoKit } from './vite/estilos-do-kit.ts'
import { icones } from './vite/icones.ts'
import { manual } from './vite/manual.ts'
import { pedacos } from './vite/pedacos.ts'
import { precompressao } from './vite/precompressao.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { telas } from './vite/telas.ts'
import { textosProntos } from './vite/textos-prontos.ts'

const API_URL = process.env.API_URL ?? 'http://localhost:3000'

const { plugin: divisao, groups } = pedacos()

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    react(),
    estilosDoKit(),
    textosProntos(),
    icones(),
    manual(),
    divisao,
    telas(),
    builds(),
    serviceWorker(),
    precompressao(),
  ],
  resolve: {
    // The router's store asks for the form that also runs on React 17. Ours has the hook itself.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Browsers that cannot preload a module find it a moment later. All the others need no code for that.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The shell names every file that it may download. What each one is stands in the manifest.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
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
