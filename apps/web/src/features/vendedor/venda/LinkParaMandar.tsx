import type { Venda } from '@balcao/contract/vendas/venda'
import { textos } from '#partes/venda-aceite/aceite.textos.ts'
import { LinksDoAssinante } from '#partes/venda-aceite/LinksDoAssinante.tsx'
import { ProvasDoAceite } from '#partes/venda-aceite/ProvasDoAceite.tsx'
import { Grupo } from '../Grupo.tsx'

/** What goes to the subscriber, and what came back from them. */
export function LinkParaMandar({ venda }: { venda: Venda }) {
  const esperaAceite = venda.situacao === 'AGUARDANDO_ACEITE' || venda.situacao === 'EXPIRADA'
  return (
    <>
      <Grupo titulo={textos.links}>
        <LinksDoAssinante id={venda.id} />
      </Grupo>
      {venda.canal.exige_aceite_digital && !esperaAceite && (
        <Grupo titulo={textos.provas}>
          <ProvasDoAceite venda={venda} />
        </Grupo>
      )}
    </>
  )
}
