import type { Oferta, PaginaDeOfertas } from '@balcao/contract/catalogo/oferta'
import type { CriteriosDaOferta } from '@balcao/contract/catalogo/oferta-filtro'
import { nomeDaTecnologia } from '@balcao/contract/catalogo/plano'
import { AdicionaisDaOferta } from '#partes/oferta/AdicionaisDaOferta.tsx'
import { CupomDaOferta } from '#partes/oferta/CupomDaOferta.tsx'
import { PromocoesDaOferta } from '#partes/oferta/PromocoesDaOferta.tsx'
import { velocidadePorExtenso } from '#partes/plano/velocidade.ts'
import { LinkDaEtiqueta } from './LinkDaEtiqueta.tsx'
import { PrecoSimulado } from './PrecoSimulado.tsx'
import classes from './Simulador.module.css'
import { textos } from './simulador.textos.ts'
import { useOfertaDaqui } from './useOfertaDaqui.ts'
import { useSimulacao } from './useSimulacao.ts'

type SimuladorProps = {
  oferta: Oferta
  pagina: PaginaDeOfertas
  criterios: CriteriosDaOferta
  cupom: string | undefined
  aplicando: boolean
  aoAplicar: (cupom: string | undefined) => void
}

export function Simulador({ oferta, pagina, criterios, cupom, aplicando, aoAplicar }: SimuladorProps) {
  const { dia, canal_venda_id } = pagina
  const daqui = useOfertaDaqui(oferta, { ...criterios, canal_venda_id }, cupom)
  const simulacao = useSimulacao({ oferta: daqui.oferta, dia, criterios, cupom: daqui.cupom })
  return (
    <div className={classes.simulador}>
      <div className={classes.resumo}>
        <p>
          {nomeDaTecnologia[oferta.tecnologia]} · {velocidadePorExtenso(oferta.download_mbps)} de download ·{' '}
          {velocidadePorExtenso(oferta.upload_mbps)} de upload
        </p>
        <LinkDaEtiqueta id={oferta.id} criterios={criterios} />
      </div>
      <AdicionaisDaOferta oferta={daqui.oferta} dia={dia} feitas={simulacao} />
      <PromocoesDaOferta
        oferta={daqui.oferta}
        dia={dia}
        feitas={simulacao}
        sobreOutras={daqui.haEmOutrosLugares ? textos.emOutrosLugares : null}
      />
      <CupomDaOferta
        cupom={cupom}
        recusa={aplicando ? null : daqui.recusaDoCupom}
        aplicando={aplicando}
        aoAplicar={aoAplicar}
      />
      <PrecoSimulado oferta={oferta} simulacao={simulacao} />
    </div>
  )
}
