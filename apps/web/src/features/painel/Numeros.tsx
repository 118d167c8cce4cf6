import '#estilos/impressao.css'
import { DIAS_NO_MAXIMO, diasDo, mesDe } from '@balcao/contract/painel/periodo'
import { getRouteApi } from '@tanstack/react-router'
import { textoDoErro } from '#http/erro.ts'
import { baixar } from '#ui/baixar.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { listaAoVivo } from '#vivo/lista-ao-vivo.ts'
import type { BuscaDoPainel } from './busca.ts'
import { Cortes } from './cortes/Cortes.tsx'
import { FiltrosDoPainel } from './FiltrosDoPainel.tsx'
import { filtroDoPainel, pontasDoPainel } from './filtro.ts'
import { hojeDoProvedor } from './hojeDoProvedor.ts'
import { Metas } from './metas/Metas.tsx'
import { Figuras } from './numeros/Figuras.tsx'
import { Funil } from './numeros/Funil.tsx'
import { Recebimentos } from './numeros/Recebimentos.tsx'
import { Serie } from './numeros/Serie.tsx'
import classes from './Painel.module.css'
import { lidasDoPainel, useDadosDoPainel, useExportarPainel } from './painel.data.ts'
import { textos } from './painel.textos.ts'
import { Parado } from './parado/Parado.tsx'

const usePainelAoVivo = listaAoVivo('venda', lidasDoPainel)
const rota = getRouteApi('/_app/admin/painel')

/** Today's numbers and what is stuck, for whoever watches over the sales. */
export function Numeros() {
  usePainelAoVivo()
  const busca = rota.useSearch()
  const navegar = rota.useNavigate()
  const hoje = hojeDoProvedor()
  const filtro = filtroDoPainel(busca, hoje)
  const pontas = pontasDoPainel(busca, hoje)
  const { dados, erro, tentarDeNovo } = useDadosDoPainel(filtro)
  const exportar = useExportarPainel()
  const mudar = (parte: BuscaDoPainel) =>
    void navegar({ search: (antes) => ({ ...antes, ...parte }), replace: true, resetScroll: false })
  return (
    <div className={classes.painel}>
      <PaginaCabecalho
        titulo={textos.titulo}
        selo={dados?.painel.proprias && <Situacao tom="informacao">{textos.proprias}</Situacao>}
      />
      <FiltrosDoPainel
        busca={busca}
        pontas={pontas}
        aoMudar={mudar}
        aoExportar={() =>
          exportar.mutate(filtro, { onSuccess: (arquivo) => baixar(arquivo, textos.arquivo) })
        }
        exportando={exportar.isPending}
      />
      {erro && <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={tentarDeNovo} />}
      {!erro && !dados && <Carregando linhas={8} />}
      {dados && (
        <>
          <p className={classes.comparado}>
            {textos.comparado(dados.painel.periodo, dados.painel.anterior)}
            {pontas.de > pontas.ate && textos.invertido}
            {diasDo(pontas) > DIAS_NO_MAXIMO && textos.longo}
          </p>
          <Figuras painel={dados.painel} filtro={filtro} />
          {dados.recebimentos && <Recebimentos recebimentos={dados.recebimentos} filtro={filtro} />}
          <div className={classes.lado}>
            <Serie painel={dados.painel} filtro={filtro} />
            <Funil painel={dados.painel} filtro={filtro} />
          </div>
          <div className={classes.metade}>
            <Parado parado={dados.parado} filtro={filtro} />
            <Metas mes={mesDe(filtro.ate)} metas={dados.metas} velhas={dados.metasVelhas} />
          </div>
          <Cortes
            cortes={dados.cortes}
            atual={busca.corte ?? 'vendedor'}
            aoTrocar={(corte) => mudar({ corte })}
            filtro={filtro}
          />
        </>
      )}
    </div>
  )
}
