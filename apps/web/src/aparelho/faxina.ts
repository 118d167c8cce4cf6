import { banco, tudoDe } from './banco.ts'

const DIA_MS = 24 * 60 * 60_000
/** A sent sale keeps its protocol in the outbox for this long, so that nobody wonders where it is. */
const DIAS_DA_ENVIADA = 7

/**
 * Deletes what may not stay on the device: drafts that nobody has touched for as long as the provider keeps them,
 * whoever typed them, and files that belong to nothing any more. A finished sale that is not sent stays.
 */
export const limparAparelho = async (diasDoRascunho: number, agora = Date.now()) => {
  const db = await banco()
  const tx = db.transaction(['rascunhos', 'arquivos', 'saida'], 'readwrite')
  const [rascunhos, saida] = await Promise.all([
    tx.objectStore('rascunhos').getAll(),
    tx.objectStore('saida').getAll(),
  ])
  const passou = (em: string, dias: number) => Date.parse(em) < agora - dias * DIA_MS
  const chave = ({ usuario_id, id }: { usuario_id: string; id: string }) => `${usuario_id} ${id}`
  const aSair = new Set(saida.filter(({ envio }) => envio).map(chave))
  const vencidos = rascunhos.filter((r) => passou(r.mudado_em, diasDoRascunho) && !aSair.has(chave(r)))
  const ficam = new Set([...aSair, ...rascunhos.filter((r) => !vencidos.includes(r)).map(chave)])
  const arquivos = await tx.objectStore('arquivos').getAllKeys()
  const soltos = arquivos.filter(([usuario, venda]) => !ficam.has(`${usuario} ${venda}`))
  await Promise.all([
    ...vencidos.map(({ usuario_id, id }) => tx.objectStore('rascunhos').delete([usuario_id, id])),
    ...soltos.map(([usuario, venda]) => tx.objectStore('arquivos').delete(tudoDe(usuario, venda))),
    ...saida
      .filter(({ envio, mudada_em }) => !envio && passou(mudada_em, DIAS_DA_ENVIADA))
      .map(({ usuario_id, id }) => tx.objectStore('saida').delete([usuario_id, id])),
    tx.done,
  ])
}
