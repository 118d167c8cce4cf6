import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fila } from '#aparelho/anexos/fila-da-aba.ts'
import { servidorDeAnexos } from '#aparelho/anexos/tus.fabrica.ts'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { queryClient } from '#consultas.ts'
import { montar } from '#testes/montar.tsx'
import { entrarCom, pessoa } from '#testes/pessoa.ts'
import { type RascunhoAberto, RascunhoContexto } from '../../rascunho/aberto.ts'
import { LevarAnexos } from './LevarAnexos.tsx'

function Rascunho({ id, sabidos }: { id: string; sabidos: readonly TipoAnexo[] }) {
  const [anexos, anexar] = useState(sabidos)
  return (
    <RascunhoContexto value={{ id, anexos, anexar } as Partial<RascunhoAberto> as RascunhoAberto}>
      <LevarAnexos />
      <output>{anexos.join(' ')}</output>
    </RascunhoContexto>
  )
}

test('aberto sem rede, o anexo tirado deixa de contar, e o que o servidor tinha continua', async () => {
  servidorDeAnexos().regras.ligada = false
  entrarCom(['REALIZAR_VENDA'])
  queryClient.clear()
  const [venda_id, id] = [novoId(), novoId()]
  montar(
    <QueryClientProvider client={queryClient}>
      <Rascunho id={venda_id} sabidos={['AUDIO_ACEITE']} />
    </QueryClientProvider>,
  )
  const sabidos = page.getByRole('status')
  await fila.por({
    ...{ usuario_id: pessoa.id, venda_id, id, tipo: 'DOCUMENTO_FRENTE', nome: 'a.jpg', mime: 'image/jpeg' },
    ...{ bytes: new ArrayBuffer(3), criado_em: '2026-11-16T12:00:00.000Z', enviado: false },
    envio: { tamanho: 3 },
  })
  await expect.element(sabidos).toMatchTextContent('DOCUMENTO_FRENTE')
  await fila.tirar(venda_id, id)
  await expect.element(sabidos).toHaveTextContent('AUDIO_ACEITE')
})
