import type { Oferta, PaginaDeOfertas } from '@balcao/contract/oferta'
import { nomeDaTecnologia } from '@balcao/contract/plano'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Icone } from '../../../ui/Icone.tsx'
import { velocidadePorExtenso } from '../../../ui/plano/velocidade.ts'
import type { CriteriosDaTela } from '../catalogo.busca.ts'
import { AdicionaisDoSimulador } from './AdicionaisDoSimulador.tsx'
import { CupomDoSimulador } from './CupomDoSimulador.tsx'
import { PrecoSimulado } from './PrecoSimulado.tsx'
import { PromocoesDoSimulador } from './PromocoesDoSimulador.tsx'
import classes from './Simulador.module.css'
import { textos } from './simulador.textos.ts'
import { useSimulacao } from './useSimulacao.ts'

type SimuladorProps = {
  oferta: Oferta
  pagina: PaginaDeOfertas
  criterios: CriteriosDaTela
  /** Only a coupon that the offer took is priced. */
  cupom: string | undefined
  aplicando: boolean
  aoAplicar: (cupom: string | undefined) => void
}

export function Simulador({ oferta, pagina, criterios, cupom, aplicando, aoAplicar }: SimuladorProps) {
  const aceito = oferta.promocoes.some(({ codigo }) => codigo !== null && codigo === cupom)
  const simulacao = useSimulacao({ oferta, pagina, criterios, cupom: aceito ? cupom : undefined })
  return (
    <div className={classes.simulador}>
      <div className={classes.resumo}>
        <p>
          {nomeDaTecnologia[oferta.tecnologia]} · {velocidadePorExtenso(oferta.download_mbps)} de download ·{' '}
          {velocidadePorExtenso(oferta.upload_mbps)} de upload
        </p>
        <Button
          renderRoot={(props) => (
            <Link to="/admin/planos/$id/etiqueta" params={{ id: oferta.id }} search={criterios} {...props} />
          )}
          variant="default"
          size="compact-sm"
          leftSection={<Icone nome="tabler:file-text" tamanho={14} />}
        >
          {textos.etiqueta}
        </Button>
      </div>
      <AdicionaisDoSimulador oferta={oferta} simulacao={simulacao} />
      <PromocoesDoSimulador oferta={oferta} dia={pagina.dia} simulacao={simulacao} />
      <CupomDoSimulador
        cupom={cupom}
        recusado={cupom !== undefined && !aceito && !aplicando}
        aplicando={aplicando}
        aoAplicar={aoAplicar}
      />
      <PrecoSimulado oferta={oferta} simulacao={simulacao} />
    </div>
  )
}
