import type { Etiqueta as DadosDaEtiqueta } from '@balcao/contract/catalogo/oferta-etiqueta'
import { nomeDaTecnologia } from '@balcao/contract/catalogo/plano'
import { formatarData } from '@balcao/contract/valores/data'
import classes from './Etiqueta.module.css'
import { textos } from './etiqueta.textos.ts'
import { FidelidadeDaEtiqueta } from './FidelidadeDaEtiqueta.tsx'
import { cidadesEmPalavras } from './onde.ts'
import { PrecoDaEtiqueta } from './PrecoDaEtiqueta.tsx'
import { ProvedorDaEtiqueta } from './ProvedorDaEtiqueta.tsx'
import { Fato, Quadro } from './Quadro.tsx'

const validade = (inicio: string, fim: string | null) =>
  fim === null ? textos.desde(formatarData(inicio)) : textos.entre(formatarData(inicio), formatarData(fim))

export function Etiqueta({ etiqueta }: { etiqueta: DadosDaEtiqueta }) {
  const { plano } = etiqueta
  return (
    <article className={classes.folha} aria-label={textos.titulo}>
      <header className={classes.topo}>
        <div>
          <p className={classes.marca}>{etiqueta.provedor.marca}</p>
          <h2>{plano.nome}</h2>
          {plano.descricao && <p>{plano.descricao}</p>}
        </div>
        <dl>
          <Fato nome={textos.codigo}>{plano.codigo}</Fato>
          <Fato nome={textos.anatel}>{plano.codigo_oferta_anatel ?? textos.naoInformado}</Fato>
        </dl>
      </header>

      <Quadro titulo={textos.onde} largo>
        <ul className={classes.lugares}>
          {cidadesEmPalavras(etiqueta.cidades).map((lugar) => (
            <li key={lugar}>{lugar}</li>
          ))}
        </ul>
        <dl className={classes.fatos}>
          <Fato nome={textos.validade}>{validade(plano.vigencia_inicio, plano.vigencia_fim)}</Fato>
          <Fato nome={textos.para}>{plano.tipos_pessoa.map((tipo) => textos.pessoas[tipo]).join(' e ')}</Fato>
          <Fato nome={textos.canais}>{etiqueta.canais?.join(', ') ?? textos.todosCanais}</Fato>
        </dl>
      </Quadro>

      <Quadro titulo={textos.velocidade} largo>
        <dl className={classes.fatos}>
          <Fato nome={textos.download}>{textos.mbps(plano.download_mbps)}</Fato>
          <Fato nome={textos.upload}>{textos.mbps(plano.upload_mbps)}</Fato>
          <Fato nome={textos.tecnologia}>{nomeDaTecnologia[plano.tecnologia]}</Fato>
          <Fato nome={textos.franquia}>
            {plano.franquia_gb === null ? textos.semFranquia : `${plano.franquia_gb} GB por mês`}
          </Fato>
        </dl>
      </Quadro>

      <PrecoDaEtiqueta etiqueta={etiqueta} />
      <FidelidadeDaEtiqueta etiqueta={etiqueta} />

      <Quadro titulo={textos.reajuste}>
        <p>{textos.textoDoReajuste(etiqueta.indice_reajuste)}</p>
      </Quadro>
      <Quadro titulo={textos.pagamento}>
        <p>{textos.formas}</p>
      </Quadro>
      {etiqueta.recursos.length > 0 && (
        <Quadro titulo={textos.inclui} largo>
          <p>{etiqueta.recursos.join(' · ')}</p>
        </Quadro>
      )}
      <ProvedorDaEtiqueta etiqueta={etiqueta} />
      <footer className={classes.rodape}>
        {textos.norma} {textos.valida(formatarData(etiqueta.dia))}
      </footer>
    </article>
  )
}
