import { banco, tudoDe } from './banco.ts'

const DIA_MS = 24 * 60 * 60_000
/** A sent sale keeps its protocol in the outbox for this long, so that nobody wonders where it is. */
const DIAS_DA_ENVIADA = 7
/** What the server lacks is lost with the draft, and the device's clock may have been wrong while it was typed. */
const DIAS_DA_ULTIMA_COPIA = 7

/**
 * Deletes what may not stay on the device: drafts that nobody has touched for as long as the provider keeps them,
 * whoever typed them, and files that belong to nothing any more. A finished sale that is not sent stays. A draft that
 * the server does not have is first only noted as old, and goes a week later.
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
  const velhos = rascunhos.filter((r) => passou(r.mudado_em, diasDoRascunho) && !aSair.has(chave(r)))
  const vencidos = velhos.filter(
    ({ a_enviar, velho_desde }) => !a_enviar || (velho_desde && passou(velho_desde, DIAS_DA_ULTIMA_COPIA)),
  )
  const aNotar = velhos.filter(({ a_enviar, velho_desde }) => a_enviar && !velho_desde)
  const ficam = new Set([...aSair, ...rascunhos.filter((r) => !vencidos.includes(r)).map(chave)])
  const arquivos = await tx.objectStore('arquivos').getAllKeys()
  const soltos = arquivos.filter(([usuario, venda]) => !ficam.has(`${usuario} ${venda}`))
  await Promise.all([
    ...aNotar.map((r) =>
      tx.objectStore('rascunhos').put({ ...r, velho_desde: new Date(agora).toISOString() }),
    ),
    ...vencidos.map(({ usuario_id, id }) => tx.objectStore('rascunhos').delete([usuario_id, id])),
    ...soltos.map(([usuario, venda]) => tx.objectStore('arquivos').delete(tudoDe(usuario, venda))),
    ...saida
      .filter(({ envio, mudada_em }) => !envio && passou(mudada_em, DIAS_DA_ENVIADA))
      .map(({ usuario_id, id }) => tx.objectStore('saida').delete([usuario_id, id])),
    tx.done,
  ])
}
