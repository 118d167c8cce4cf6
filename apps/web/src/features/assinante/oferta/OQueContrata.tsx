import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { velocidadePorExtenso } from '#partes/plano/velocidade.ts'
import { Cartao, Destaque } from '#partes/publica/Cartao.tsx'
import { textos } from '../assinante.textos.ts'

const t = textos.oferta

export function OQueContrata({ oferta: { etiqueta, adicionais, promocoes } }: { oferta: OfertaDoAssinante }) {
  const { plano, recursos } = etiqueta
  // They cost something, or end some day: they are not simply included.
  const aMais = adicionais.map(({ nome, quantidade }) => t.adicional(nome, quantidade))
  return (
    <Cartao titulo={t.contrata}>
      <Destaque>{plano.nome}</Destaque>
      <p>
        {t.velocidade(velocidadePorExtenso(plano.download_mbps), velocidadePorExtenso(plano.upload_mbps))}.{' '}
        {plano.franquia_gb === null ? t.semFranquia : t.franquia(plano.franquia_gb)}.
      </p>
      {recursos.length > 0 && (
        <>
          <p>{t.incluso}:</p>
          <ul>
            {recursos.map((recurso) => (
              <li key={recurso}>{recurso}</li>
            ))}
          </ul>
        </>
      )}
      {aMais.length > 0 && <p>{t.aMais(aMais)}</p>}
      {promocoes.length > 0 && <p>{t.promocoes(promocoes.map(({ nome }) => nome))}</p>}
    </Cartao>
  )
}
