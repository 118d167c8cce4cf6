import type { Promocao } from '@balcao/contract/catalogo/promocao'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { Formulario } from '#ui/formulario/Formulario.tsx'
import type { Edicao } from '#ui/formulario/useEdicao.ts'
import { Secao } from '#ui/Secao.tsx'
import classes from './AdicionaisDaPromocao.module.css'
import { AdicionarVinculo } from './AdicionarVinculo.tsx'
import { conhecidosDe, type ValoresDosVinculos, vinculoNovo } from './adicionais.formulario.ts'
import { GuardaDosVinculos } from './GuardaDosVinculos.tsx'
import { LinhaDoVinculo } from './LinhaDoVinculo.tsx'
import { textos } from './promocao.textos.ts'

type AdicionaisDaPromocaoProps = { promocao: Promocao; edicao: Edicao<Promocao, ValoresDosVinculos> }

export function AdicionaisDaPromocao({ promocao, edicao }: AdicionaisDaPromocaoProps) {
  const podeVincular = usePode('VINCULAR.ADICIONAL')
  const { data: opcoes = [] } = useQuery(opcoesDeAdicionais)
  const { form } = edicao
  const { adicionais } = form.values
  const conhecidos = conhecidosDe(opcoes, promocao)
  const livres = opcoes.filter(({ id, ativo }) => ativo && !adicionais.some((a) => a.adicional_id === id))
  const semVincular = podeVincular ? null : textos.adicionais.semVincular
  const travado = promocao.editavel ? semVincular : textos.naoEditavel
  return (
    <Secao titulo={textos.adicionais.titulo} texto={travado ?? textos.adicionais.texto}>
      <Formulario
        form={form}
        erro={edicao.erro}
        enviando={edicao.enviando}
        travado={travado !== null}
        aoEnviar={(valores) => !travado && form.isDirty() && edicao.enviar(valores)}
        botoes={
          <Button type="submit" loading={edicao.enviando} disabled={travado !== null || !form.isDirty()}>
            {textos.adicionais.salvar}
          </Button>
        }
      >
        {adicionais.length === 0 && <p className={classes.vazio}>{textos.adicionais.vazio}</p>}
        <ul className={classes.vinculos}>
          {adicionais.map((vinculo, i) => (
            <LinhaDoVinculo
              key={vinculo.adicional_id}
              name={`adicionais.${i}`}
              vinculo={vinculo}
              adicional={conhecidos.get(vinculo.adicional_id)}
              choque={form.errors[`adicionais.${i}.obrigatorio`]}
              jaObrigava={promocao.adicionais.some(
                (a) => a.adicional_id === vinculo.adicional_id && a.obrigatorio,
              )}
              travado={travado !== null}
              aoTirar={() => form.removeListItem('adicionais', i)}
            />
          ))}
        </ul>
        {!travado && (
          <AdicionarVinculo
            opcoes={livres}
            aoEscolher={(adicional) =>
              form.insertListItem('adicionais', vinculoNovo(adicional, promocao.duracao_meses))
            }
          />
        )}
      </Formulario>
      <GuardaDosVinculos promocao={promocao} edicao={edicao} conhecidos={conhecidos} />
    </Secao>
  )
}
